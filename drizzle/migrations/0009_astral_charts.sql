CREATE TABLE "astral_charts" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"reader" text NOT NULL,
	"name" text,
	"birth_date" date NOT NULL,
	"birth_time" text,
	"birth_time_choice" text,
	"place" jsonb NOT NULL,
	"house_system" text NOT NULL,
	"signs" jsonb NOT NULL,
	"interpretation" jsonb NOT NULL,
	CONSTRAINT "astral_charts_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "astral_charts" ADD CONSTRAINT "astral_charts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "astral_charts_id_key" ON "astral_charts" USING btree ("id");--> statement-breakpoint
CREATE INDEX "astral_charts_newest_idx" ON "astral_charts" USING btree ("user_id","created_at","id");