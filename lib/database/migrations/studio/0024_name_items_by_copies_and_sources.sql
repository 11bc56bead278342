ALTER TABLE "studio"."media" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "studio"."media" ADD COLUMN "other_names" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- A result without a prompt is called after the file that it was made of, and a file is found by the names of its copies.
CREATE OR REPLACE FUNCTION "studio"."write_library_item"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "studio"."library_items" (id, origin, kind, model, model_name, caption, found_text, shape, has_sound, is_hdr, created_at)
	SELECT NEW.id, NEW.origin, NEW.kind, jobs.model, jobs.model_name,
		coalesce(nullif(btrim(jobs.prompt), ''), to_jsonb(NEW) ->> 'title', jobs.model_name, jobs.model,
			regexp_replace(NEW.name, '\.[^.]{1,5}$', '')),
		nullif(concat_ws(' ', to_jsonb(NEW) -> 'embedded' ->> 'prompt', to_jsonb(NEW) -> 'embedded' ->> 'model',
			(SELECT string_agg(name, ' ') FROM jsonb_array_elements_text(to_jsonb(NEW) -> 'other_names') AS name)), ''),
		"studio"."library_shape"(NEW.width, NEW.height, NEW.kind),
		NEW.kind = 'audio' OR coalesce(jsonb_typeof(to_jsonb(NEW) -> 'details' -> 'sound') = 'object', false),
		NEW.dynamic_range IS NOT NULL,
		NEW.created_at
	FROM (SELECT) AS one LEFT JOIN "studio"."jobs" ON jobs.id = NEW.job_id
	ON CONFLICT (id) DO UPDATE SET
		kind = excluded.kind, caption = excluded.caption, found_text = excluded.found_text, shape = excluded.shape,
		has_sound = excluded.has_sound, is_hdr = excluded.is_hdr, created_at = excluded.created_at;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
DROP TRIGGER "media_changes_in_library" ON "studio"."media";
--> statement-breakpoint
CREATE TRIGGER "media_changes_in_library" AFTER UPDATE ON "studio"."media" FOR EACH ROW
	WHEN ((OLD.kind, OLD.name, OLD.title, OLD.other_names, OLD.width, OLD.height, OLD.dynamic_range, OLD.details, OLD.created_at, OLD.embedded)
		IS DISTINCT FROM (NEW.kind, NEW.name, NEW.title, NEW.other_names, NEW.width, NEW.height, NEW.dynamic_range, NEW.details, NEW.created_at, NEW.embedded))
	EXECUTE FUNCTION "studio"."write_library_item"();
--> statement-breakpoint
-- Results from before are called after their source, where it is one file with a name or a prompt without a list of boxes.
UPDATE "studio"."media" SET title = regexp_replace(sources.caption, ' ×[0-9.]+$', '') ||
	coalesce(' ×' || substring(media.name from ' @([0-9.]+)x'), ', ' || lower(coalesce(jobs.model_name, jobs.model)))
FROM "studio"."jobs", (
	SELECT request_media.submission_id, min(items.caption) AS caption
	FROM "studio"."request_media" JOIN "studio"."library_items" AS items ON items.id = request_media.media_id
	GROUP BY request_media.submission_id HAVING count(*) = 1
) AS sources
WHERE jobs.id = media.job_id AND sources.submission_id = jobs.submission_id
	AND nullif(btrim(jobs.prompt), '') IS NULL AND strpos(sources.caption, '{') = 0;
