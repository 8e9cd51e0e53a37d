-- A table that is busy is not waited for: requests would queue behind the wait.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "refund_paused_renewal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "refund_withdrawn_at" timestamp with time zone;