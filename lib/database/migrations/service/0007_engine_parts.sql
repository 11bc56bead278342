DROP INDEX "service"."generations_at_engines";--> statement-breakpoint
ALTER TABLE "service"."generations" ADD COLUMN "engine_part_count" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "service"."generations" ADD COLUMN "engine_parts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "generations_at_engines" ON "service"."generations" USING btree ("lane") WHERE (engine_sent_at is not null or engine_parts <> '[]') and engine_closed_at is null;