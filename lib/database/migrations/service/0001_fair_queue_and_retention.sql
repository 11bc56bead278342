CREATE TABLE "service"."inputs" (
	"hash" text PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service"."turns" (
	"owner" text NOT NULL,
	"media_type" text NOT NULL,
	"served_at" timestamp (3) with time zone,
	CONSTRAINT "turns_owner_media_type_pk" PRIMARY KEY("owner","media_type")
);
--> statement-breakpoint
ALTER TABLE "service"."generations" ADD COLUMN "results_removed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "generations_by_job" ON "service"."generations" USING btree ("queue_job_id") WHERE status in ('queued', 'processing');--> statement-breakpoint
CREATE INDEX "generations_waiting" ON "service"."generations" USING btree ("media_type","owner","enqueued_at","id") WHERE status = 'queued';--> statement-breakpoint
CREATE INDEX "generations_kept" ON "service"."generations" USING btree ("completed_at") WHERE status = 'succeeded' and results_removed_at is null;