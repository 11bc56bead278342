CREATE SCHEMA "studio";
--> statement-breakpoint
CREATE TABLE "studio"."jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"generation_id" text,
	"model" text NOT NULL,
	"model_name" text,
	"media_type" text,
	"prompt" text,
	"status" text NOT NULL,
	"upstream_status" text,
	"note" text,
	"progress" real,
	"error" jsonb,
	"result_urls" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"next_check_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"failed_checks" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "studio"."media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"origin" text NOT NULL,
	"job_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"thumbnail_key" text,
	"preview_key" text,
	"width" integer,
	"height" integer,
	"duration_seconds" double precision,
	"codec" text,
	"dynamic_range" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "studio"."secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "studio"."submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"request" jsonb NOT NULL,
	"state" text NOT NULL,
	"response_status" integer,
	"response_body" jsonb,
	"sender" integer,
	"send_attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "submissions_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "studio"."jobs" ADD CONSTRAINT "jobs_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "studio"."submissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio"."media" ADD CONSTRAINT "media_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "studio"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_generation" ON "studio"."jobs" USING btree ("generation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_of_submission" ON "studio"."jobs" USING btree ("submission_id","position");--> statement-breakpoint
CREATE INDEX "jobs_newest" ON "studio"."jobs" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "jobs_due" ON "studio"."jobs" USING btree ("next_check_at") WHERE status in ('sending', 'unconfirmed', 'queued', 'processing', 'keeping');--> statement-breakpoint
CREATE UNIQUE INDEX "media_of_job" ON "studio"."media" USING btree ("job_id","position");--> statement-breakpoint
CREATE INDEX "media_by_hash" ON "studio"."media" USING btree ("sha256");
--> statement-breakpoint
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
	WHEN ((OLD.generation_id, OLD.status, OLD.upstream_status, OLD.note, OLD.progress, OLD.error, OLD.started_at, OLD.completed_at)
		IS DISTINCT FROM
		(NEW.generation_id, NEW.status, NEW.upstream_status, NEW.note, NEW.progress, NEW.error, NEW.started_at, NEW.completed_at))
	EXECUTE FUNCTION "studio"."tell_job_change"();
