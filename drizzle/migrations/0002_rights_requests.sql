CREATE TABLE "rights_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"subject" text NOT NULL,
	"kind" text NOT NULL,
	"received_on" date NOT NULL,
	"due_on" date NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "rights_requests" ADD CONSTRAINT "rights_requests_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rights_requests_account_id_idx" ON "rights_requests" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "rights_requests_subject_idx" ON "rights_requests" USING btree ("subject");