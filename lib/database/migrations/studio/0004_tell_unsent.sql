-- What people can change of a job that was not sent yet is told as well.
DROP TRIGGER "job_changed" ON "studio"."jobs";
--> statement-breakpoint
CREATE TRIGGER "job_changed" AFTER UPDATE ON "studio"."jobs" FOR EACH ROW
	WHEN ((OLD.generation_id, OLD.model, OLD.model_name, OLD.media_type, OLD.prompt, OLD.status, OLD.upstream_status, OLD.note, OLD.progress, OLD.error, OLD.queued_at, OLD.started_at, OLD.completed_at)
		IS DISTINCT FROM
		(NEW.generation_id, NEW.model, NEW.model_name, NEW.media_type, NEW.prompt, NEW.status, NEW.upstream_status, NEW.note, NEW.progress, NEW.error, NEW.queued_at, NEW.started_at, NEW.completed_at))
	EXECUTE FUNCTION "studio"."tell_job_change"();
--> statement-breakpoint
CREATE FUNCTION "studio"."tell_submission_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('studio_events', id::text) FROM "studio"."jobs" WHERE submission_id = NEW.id;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "submission_changed" AFTER UPDATE ON "studio"."submissions" FOR EACH ROW
	WHEN ((OLD.turn, OLD.request) IS DISTINCT FROM (NEW.turn, NEW.request))
	EXECUTE FUNCTION "studio"."tell_submission_change"();
