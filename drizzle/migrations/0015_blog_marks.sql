CREATE TABLE "milestones" (
	"name" text PRIMARY KEY NOT NULL,
	"reached_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "replaced_cover" text;--> statement-breakpoint
INSERT INTO "milestones" ("name", "reached_at")
SELECT 'blog-published', min("published_at") FROM "posts" WHERE "published_at" IS NOT NULL HAVING count(*) > 0;
