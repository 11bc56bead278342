CREATE TABLE "studio"."sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"password_mark" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- The end of a session is told to all studio processes, on the channel of the jobs: `session:` and its id.
CREATE FUNCTION "studio"."tell_session_end"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('studio_events', 'session:' || OLD.id);
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "session_ended" AFTER DELETE ON "studio"."sessions" FOR EACH ROW EXECUTE FUNCTION "studio"."tell_session_end"();
