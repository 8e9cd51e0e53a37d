CREATE TABLE "kept_births" (
	"user_id" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"birth_date" date NOT NULL,
	"birth_time" text,
	"birth_time_choice" text,
	"place" jsonb NOT NULL,
	CONSTRAINT "kept_births_user_id_pk" PRIMARY KEY("user_id")
);
--> statement-breakpoint
ALTER TABLE "kept_births" ADD CONSTRAINT "kept_births_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;