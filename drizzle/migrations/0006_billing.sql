CREATE TABLE "billing_customers" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp with time zone,
	"synced_at" timestamp with time zone,
	"checkout_id" text,
	"checkout_opened_at" timestamp with time zone,
	"checkout_attempt" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"customer_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "premium_accounts" (
	"user_id" uuid NOT NULL,
	"granted_until" timestamp with time zone,
	"readings" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "premium_accounts_user_id_pk" PRIMARY KEY("user_id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"status" text NOT NULL,
	"is_our_price" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"ends_at_period_end" boolean NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"activated_at" timestamp with time zone,
	"readings_before" integer DEFAULT 0 NOT NULL,
	"refund_asked_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"renewal_told_for" timestamp with time zone,
	"failure_told_for" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "simulated_payments" (
	"user_id" uuid NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"customer_id" text NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "simulated_payments_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "simulated_payments_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premium_accounts" ADD CONSTRAINT "premium_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_customer_id_billing_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."billing_customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulated_payments" ADD CONSTRAINT "simulated_payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "billing_customers_living_key" ON "billing_customers" USING btree ("account_id") WHERE "billing_customers"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "billing_customers_account_idx" ON "billing_customers" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "billing_customers_checked_idx" ON "billing_customers" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "payment_events_received_idx" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payment_events_open_idx" ON "payment_events" USING btree ("customer_id") WHERE "payment_events"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "subscriptions_customer_idx" ON "subscriptions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "simulated_payments_customer_idx" ON "simulated_payments" USING btree ("customer_id","kind");--> statement-breakpoint
-- What was given before there was anything to buy stays given.
INSERT INTO "premium_accounts" ("user_id", "granted_until") SELECT "id", "premium_until" FROM "users" WHERE "premium_until" > now();
