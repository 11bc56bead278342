-- Every visible change of a job is told to all studio processes, whoever makes it. The payload is the job's id alone:
-- a notification holds 8000 bytes at most, and the row is the truth.
CREATE FUNCTION "studio"."tell_job_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('studio_events', NEW.id::text);
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "job_made" AFTER INSERT ON "studio"."jobs" FOR EACH ROW EXECUTE FUNCTION "studio"."tell_job_change"();
--> statement-breakpoint
CREATE TRIGGER "job_changed" AFTER UPDATE ON "studio"."jobs" FOR EACH ROW
	WHEN ((OLD.generation_id, OLD.status, OLD.upstream_status, OLD.progress, OLD.error, OLD.started_at, OLD.completed_at)
		IS DISTINCT FROM
		(NEW.generation_id, NEW.status, NEW.upstream_status, NEW.progress, NEW.error, NEW.started_at, NEW.completed_at))
	EXECUTE FUNCTION "studio"."tell_job_change"();
