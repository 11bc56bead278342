-- What waits to be sent can be edited: what its request uses is noted anew then.
CREATE OR REPLACE FUNCTION "studio"."write_request_media"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN DELETE FROM "studio"."request_media" WHERE submission_id = NEW.id; END IF;
	INSERT INTO "studio"."request_media" (submission_id, media_id)
	SELECT DISTINCT NEW.id, media.id
	FROM regexp_matches(NEW.request::text, '/api/studio/media/([0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12})', 'g') AS mention
	JOIN "studio"."media" ON media.id = mention[1]::uuid
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "edited_submission_names_media" AFTER UPDATE ON "studio"."submissions" FOR EACH ROW
	WHEN (OLD.request IS DISTINCT FROM NEW.request)
	EXECUTE FUNCTION "studio"."write_request_media"();
