-- A table that is busy is not waited for: requests would queue behind the wait.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
ALTER TABLE "astral_charts" ADD COLUMN "written_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "astral_charts" ADD COLUMN "told_of" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "astral_charts" ADD COLUMN "former_letters" jsonb DEFAULT '[]'::jsonb NOT NULL;