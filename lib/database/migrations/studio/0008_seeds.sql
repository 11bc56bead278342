ALTER TABLE "studio"."jobs" ADD COLUMN "seed" text;--> statement-breakpoint
ALTER TABLE "studio"."jobs" ADD COLUMN "result_seeds" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "studio"."jobs" ADD COLUMN "is_seed_read" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "studio"."media" ADD COLUMN "seed" text;--> statement-breakpoint
CREATE INDEX "jobs_seed_unread" ON "studio"."jobs" USING btree ("created_at") WHERE status = 'succeeded' and not is_seed_read;--> statement-breakpoint
-- A seed may be learned of after the end: pages hear of it.
DROP TRIGGER "job_changed" ON "studio"."jobs";
--> statement-breakpoint
CREATE TRIGGER "job_changed" AFTER UPDATE ON "studio"."jobs" FOR EACH ROW
	WHEN ((OLD.generation_id, OLD.model, OLD.model_name, OLD.media_type, OLD.prompt, OLD.status, OLD.upstream_status, OLD.note, OLD.progress, OLD.error, OLD.seed, OLD.queued_at, OLD.started_at, OLD.completed_at)
		IS DISTINCT FROM
		(NEW.generation_id, NEW.model, NEW.model_name, NEW.media_type, NEW.prompt, NEW.status, NEW.upstream_status, NEW.note, NEW.progress, NEW.error, NEW.seed, NEW.queued_at, NEW.started_at, NEW.completed_at))
	EXECUTE FUNCTION "studio"."tell_job_change"();
--> statement-breakpoint
DROP TRIGGER "media_changed" ON "studio"."media";
--> statement-breakpoint
CREATE TRIGGER "media_changed" AFTER UPDATE ON "studio"."media" FOR EACH ROW
	WHEN ((OLD.name, OLD.seed, OLD.thumbnail_key, OLD.poster_key, OLD.strip_key, OLD.waveform_key, OLD.preview_key)
		IS DISTINCT FROM
		(NEW.name, NEW.seed, NEW.thumbnail_key, NEW.poster_key, NEW.strip_key, NEW.waveform_key, NEW.preview_key))
	EXECUTE FUNCTION "studio"."tell_media_change"();
