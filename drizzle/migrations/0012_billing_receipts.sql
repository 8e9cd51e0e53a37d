ALTER TABLE "users" ADD COLUMN "premium_slack_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD COLUMN "email_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "refund_readings" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "cancel_told_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "end_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "doubled_at" timestamp with time zone;--> statement-breakpoint
-- Of what was over before there were mails about it, nobody is told now.
UPDATE "subscriptions" SET "end_told_at" = coalesce("ended_at", now()) WHERE "status" = 'ended';--> statement-breakpoint
UPDATE "subscriptions" SET "cancel_told_for" = "period_end" WHERE "ends_at_period_end" AND "status" <> 'ended';
