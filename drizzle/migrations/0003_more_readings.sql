CREATE TABLE "compatibilities" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"first_sign" text NOT NULL,
	"second_sign" text NOT NULL,
	"compatibility" integer NOT NULL,
	"analysis" text NOT NULL,
	"reader" text NOT NULL,
	CONSTRAINT "compatibilities_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "horoscopes" (
	"sign" text NOT NULL,
	"day" date NOT NULL,
	"zone" text NOT NULL,
	"part" text NOT NULL,
	"sections" jsonb,
	"reader" text,
	"lease_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "horoscopes_day_sign_zone_part_pk" PRIMARY KEY("day","sign","zone","part")
);
--> statement-breakpoint
CREATE TABLE "rune_readings" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"runes" text[] NOT NULL,
	"question" text,
	"interpretation" text NOT NULL,
	"reader" text NOT NULL,
	CONSTRAINT "rune_readings_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
DROP INDEX "tarot_readings_newest_idx";--> statement-breakpoint
ALTER TABLE "compatibilities" ADD CONSTRAINT "compatibilities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rune_readings" ADD CONSTRAINT "rune_readings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "compatibilities_id_key" ON "compatibilities" USING btree ("id");--> statement-breakpoint
CREATE INDEX "compatibilities_newest_idx" ON "compatibilities" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "rune_readings_id_key" ON "rune_readings" USING btree ("id");--> statement-breakpoint
CREATE INDEX "rune_readings_newest_idx" ON "rune_readings" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "tarot_readings_newest_idx" ON "tarot_readings" USING btree ("user_id","created_at","id");