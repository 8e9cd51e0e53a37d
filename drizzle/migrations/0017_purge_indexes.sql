-- Writes to a table wait while its index is built, reads never; with many millions of rows build these
-- beforehand, each with CREATE INDEX CONCURRENTLY under the same name, and nothing is left to do here.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "rights_requests_received_on_idx" ON "rights_requests" USING btree ("received_on");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "subscriptions_over_idx" ON "subscriptions" USING btree (greatest("period_end", "ended_at")) WHERE "subscriptions"."status" = 'ended';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "outbox_done_idx" ON "outbox" USING btree (least("sent_at", "dead_at"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "outbox_addressed_idx" ON "outbox" USING btree (least("sent_at", "dead_at")) WHERE "outbox"."recipient" <> '';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "email_tokens_expires_at_idx" ON "email_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sessions_created_at_idx" ON "sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_unverified_idx" ON "users" USING btree ("created_at") WHERE "users"."email_verified_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_pending_email_idx" ON "users" USING btree ("id") WHERE "users"."pending_email" is not null;
