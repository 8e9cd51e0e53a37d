-- A table that is busy is not waited for: requests would queue behind the wait.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "refund_begun_at" timestamp with time zone;