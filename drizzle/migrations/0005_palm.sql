CREATE TABLE "palm_readings" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"reader" text NOT NULL,
	"hand" text NOT NULL,
	"analysis" jsonb NOT NULL,
	"features" jsonb NOT NULL,
	"photos" jsonb NOT NULL,
	"body_digest" text NOT NULL,
	CONSTRAINT "palm_readings_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "palm_readings" ADD CONSTRAINT "palm_readings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "palm_readings_id_key" ON "palm_readings" USING btree ("id");--> statement-breakpoint
CREATE INDEX "palm_readings_newest_idx" ON "palm_readings" USING btree ("user_id","created_at","id");