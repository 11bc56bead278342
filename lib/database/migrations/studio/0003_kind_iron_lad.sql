CREATE TABLE "studio"."media_work" (
	"media_id" uuid NOT NULL,
	"step" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now(),
	"message" text,
	CONSTRAINT "media_work_media_id_step_pk" PRIMARY KEY("media_id","step")
);
--> statement-breakpoint
ALTER TABLE "studio"."media" ADD COLUMN "poster_key" text;--> statement-breakpoint
ALTER TABLE "studio"."media" ADD COLUMN "strip_key" text;--> statement-breakpoint
ALTER TABLE "studio"."media" ADD COLUMN "strip" jsonb;--> statement-breakpoint
ALTER TABLE "studio"."media" ADD COLUMN "waveform_key" text;--> statement-breakpoint
ALTER TABLE "studio"."media" ADD COLUMN "details" jsonb;--> statement-breakpoint
CREATE INDEX "media_work_due" ON "studio"."media_work" USING btree ("next_attempt_at") WHERE next_attempt_at is not null;