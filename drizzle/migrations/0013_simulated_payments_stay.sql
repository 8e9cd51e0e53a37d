ALTER TABLE "simulated_payments" DROP CONSTRAINT "simulated_payments_id_unique";--> statement-breakpoint
ALTER TABLE "simulated_payments" DROP CONSTRAINT "simulated_payments_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "simulated_payments" DROP CONSTRAINT "simulated_payments_user_id_id_pk";--> statement-breakpoint
ALTER TABLE "simulated_payments" ADD PRIMARY KEY ("id");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "ended_because" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "reversed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "simulated_payments" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "simulated_payments" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "simulated_payments" ADD CONSTRAINT "simulated_payments_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "simulated_payments_account_idx" ON "simulated_payments" USING btree ("account_id");--> statement-breakpoint
-- A key names its person, and is now kept as a digest, as these rows outlive the account.
UPDATE "simulated_payments" SET "id" = encode(sha256(convert_to("id", 'UTF8')), 'hex') WHERE "kind" = 'key';--> statement-breakpoint
-- What the simulation forgot with its account can be given back by nobody any more: no money moved.
UPDATE "subscriptions" SET "refund_asked_at" = NULL FROM "billing_customers"
WHERE "billing_customers"."customer_id" = "subscriptions"."customer_id" AND "account_id" IS NULL
AND "subscriptions"."id" LIKE 'sim\_%' AND "refunded_at" IS NULL;
