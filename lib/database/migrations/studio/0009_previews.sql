ALTER TABLE "studio"."jobs" ADD COLUMN "preview" integer;--> statement-breakpoint
DROP TRIGGER "job_changed" ON "studio"."jobs";
--> statement-breakpoint
CREATE TRIGGER "job_changed" AFTER UPDATE ON "studio"."jobs" FOR EACH ROW
	WHEN ((OLD.generation_id, OLD.model, OLD.model_name, OLD.media_type, OLD.prompt, OLD.status, OLD.upstream_status, OLD.note, OLD.progress, OLD.preview, OLD.error, OLD.seed, OLD.queued_at, OLD.started_at, OLD.completed_at)
		IS DISTINCT FROM
		(NEW.generation_id, NEW.model, NEW.model_name, NEW.media_type, NEW.prompt, NEW.status, NEW.upstream_status, NEW.note, NEW.progress, NEW.preview, NEW.error, NEW.seed, NEW.queued_at, NEW.started_at, NEW.completed_at))
	EXECUTE FUNCTION "studio"."tell_job_change"();
