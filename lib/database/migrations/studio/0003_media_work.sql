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
--> statement-breakpoint
-- Every visible change of a file is told to all studio processes, on the channel of the jobs: `media:` or `gone:` and its id. A job's
-- results are part of it, so it is told as well.
CREATE FUNCTION "studio"."tell_media_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		PERFORM pg_notify('studio_events', 'gone:' || OLD.id::text);
		IF OLD.job_id IS NOT NULL THEN PERFORM pg_notify('studio_events', OLD.job_id::text); END IF;
	ELSE
		PERFORM pg_notify('studio_events', 'media:' || NEW.id::text);
		IF NEW.job_id IS NOT NULL THEN PERFORM pg_notify('studio_events', NEW.job_id::text); END IF;
	END IF;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "media_made_or_gone" AFTER INSERT OR DELETE ON "studio"."media" FOR EACH ROW EXECUTE FUNCTION "studio"."tell_media_change"();
--> statement-breakpoint
CREATE TRIGGER "media_changed" AFTER UPDATE ON "studio"."media" FOR EACH ROW
	WHEN ((OLD.name, OLD.thumbnail_key, OLD.poster_key, OLD.strip_key, OLD.waveform_key, OLD.preview_key)
		IS DISTINCT FROM
		(NEW.name, NEW.thumbnail_key, NEW.poster_key, NEW.strip_key, NEW.waveform_key, NEW.preview_key))
	EXECUTE FUNCTION "studio"."tell_media_change"();
--> statement-breakpoint
CREATE FUNCTION "studio"."tell_media_work"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	owner uuid;
BEGIN
	PERFORM pg_notify('studio_events', 'media:' || NEW.media_id::text);
	SELECT job_id INTO owner FROM "studio"."media" WHERE id = NEW.media_id;
	IF owner IS NOT NULL THEN PERFORM pg_notify('studio_events', owner::text); END IF;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "media_work_failed" AFTER UPDATE ON "studio"."media_work" FOR EACH ROW
	WHEN (OLD.attempts IS DISTINCT FROM NEW.attempts)
	EXECUTE FUNCTION "studio"."tell_media_work"();
