CREATE TABLE "service"."engine_models" (
	"version" text PRIMARY KEY NOT NULL,
	"engine" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"definition" json NOT NULL,
	"plan" json NOT NULL,
	"unavailable" text,
	"is_current" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service"."engine_spending" (
	"engine" text NOT NULL,
	"model" text NOT NULL,
	"day" date NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"cost" double precision DEFAULT 0 NOT NULL,
	CONSTRAINT "engine_spending_engine_model_day_pk" PRIMARY KEY("engine","model","day")
);
--> statement-breakpoint
CREATE TABLE "service"."engines" (
	"name" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"software" text,
	"state" text NOT NULL,
	"reason" text,
	"since" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"concurrency" integer NOT NULL,
	"is_paid" boolean NOT NULL,
	"max_per_day" integer
);
--> statement-breakpoint
CREATE TABLE "service"."lane_turns" (
	"owner" text NOT NULL,
	"lane" text NOT NULL,
	"served_at" timestamp (3) with time zone,
	CONSTRAINT "lane_turns_owner_lane_pk" PRIMARY KEY("owner","lane")
);
--> statement-breakpoint
CREATE INDEX "engine_models_current" ON "service"."engine_models" USING btree ("engine") WHERE is_current;--> statement-breakpoint
INSERT INTO "service"."lane_turns" ("owner", "lane", "served_at") SELECT "owner", "media_type", "served_at" FROM "service"."turns";--> statement-breakpoint
DROP TABLE "service"."turns";--> statement-breakpoint
DROP INDEX "service"."generations_waiting";--> statement-breakpoint
ALTER TABLE "service"."generations" ALTER COLUMN "seed" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "service"."generations" ADD COLUMN "lane" text;--> statement-breakpoint
UPDATE "service"."generations" SET "lane" = "media_type";--> statement-breakpoint
ALTER TABLE "service"."generations" ALTER COLUMN "lane" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "service"."generations" ADD COLUMN "engine_model" text;--> statement-breakpoint
ALTER TABLE "service"."generations" ADD COLUMN "engine_key" uuid;--> statement-breakpoint
ALTER TABLE "service"."generations" ADD COLUMN "engine_sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "service"."generations" ADD COLUMN "engine_handle" jsonb;--> statement-breakpoint
ALTER TABLE "service"."generations" ADD COLUMN "engine_closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "service"."generations" ADD COLUMN "waiting_for" text;--> statement-breakpoint
CREATE INDEX "generations_at_engines" ON "service"."generations" USING btree ("lane") WHERE engine_sent_at is not null and engine_closed_at is null;--> statement-breakpoint
CREATE INDEX "generations_waiting" ON "service"."generations" USING btree ("owner","lane","enqueued_at","id") WHERE status = 'queued';