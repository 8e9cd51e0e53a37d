CREATE TABLE "loose_covers" (
	"name" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"taken_until" timestamp with time zone
);
--> statement-breakpoint
INSERT INTO "loose_covers" ("name", "since")
SELECT "replaced_cover", max("updated_at") FROM "posts" WHERE "replaced_cover" IS NOT NULL GROUP BY 1;--> statement-breakpoint
ALTER TABLE "posts" DROP COLUMN "replaced_cover";
