CREATE TABLE "studio"."queue_pauses" (
	"scope" text PRIMARY KEY NOT NULL,
	"paused_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "studio"."jobs" ADD COLUMN "engine" text;--> statement-breakpoint
ALTER TABLE "studio"."submissions" ADD COLUMN "cancel_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "submissions_cancelling" ON "studio"."submissions" USING btree ("cancel_at") WHERE cancel_at is not null and state = 'recorded';--> statement-breakpoint
-- A pause of the queue and its end are told to all studio processes, on the channel of the jobs.
CREATE FUNCTION "studio"."tell_queue_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('studio_events', 'queue:all');
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "queue_changed" AFTER INSERT OR DELETE ON "studio"."queue_pauses" FOR EACH ROW EXECUTE FUNCTION "studio"."tell_queue_change"();
--> statement-breakpoint
DROP TRIGGER "job_changed" ON "studio"."jobs";
--> statement-breakpoint
CREATE TRIGGER "job_changed" AFTER UPDATE ON "studio"."jobs" FOR EACH ROW
	WHEN ((OLD.generation_id, OLD.model, OLD.model_name, OLD.media_type, OLD.engine, OLD.prompt, OLD.status, OLD.upstream_status, OLD.note, OLD.progress, OLD.preview, OLD.error, OLD.seed, OLD.queued_at, OLD.started_at, OLD.completed_at)
		IS DISTINCT FROM
		(NEW.generation_id, NEW.model, NEW.model_name, NEW.media_type, NEW.engine, NEW.prompt, NEW.status, NEW.upstream_status, NEW.note, NEW.progress, NEW.preview, NEW.error, NEW.seed, NEW.queued_at, NEW.started_at, NEW.completed_at))
	EXECUTE FUNCTION "studio"."tell_job_change"();
--> statement-breakpoint
DROP TRIGGER "submission_changed" ON "studio"."submissions";
--> statement-breakpoint
CREATE TRIGGER "submission_changed" AFTER UPDATE ON "studio"."submissions" FOR EACH ROW
	WHEN ((OLD.turn, OLD.request, OLD.cancel_at) IS DISTINCT FROM (NEW.turn, NEW.request, NEW.cancel_at))
	EXECUTE FUNCTION "studio"."tell_submission_change"();
