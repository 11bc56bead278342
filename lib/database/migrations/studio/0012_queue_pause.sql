CREATE TABLE "studio"."queue_pauses" (
	"scope" text PRIMARY KEY NOT NULL,
	"paused_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "studio"."jobs" ADD COLUMN "engine" text;--> statement-breakpoint
ALTER TABLE "studio"."submissions" ADD COLUMN "cancel_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "submissions_cancelling" ON "studio"."submissions" USING btree ("cancel_at") WHERE cancel_at is not null and state = 'recorded';