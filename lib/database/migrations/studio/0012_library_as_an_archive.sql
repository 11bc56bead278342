CREATE TABLE "studio"."folders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"trashed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "studio"."media_looks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"palette" text[] NOT NULL,
	"colour_bins" smallint[] NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "studio"."boards" ADD COLUMN "folder_id" uuid;
--> statement-breakpoint
ALTER TABLE "studio"."library_items" ADD COLUMN "found_text" text;
--> statement-breakpoint
ALTER TABLE "studio"."library_items" ADD COLUMN "sort_name" text GENERATED ALWAYS AS (left(btrim(lower(regexp_replace(normalize(left(caption, 100), NFKD), '[\u0300-\u036f]', '', 'g'))), 40)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "studio"."media" ADD COLUMN "embedded" jsonb;
--> statement-breakpoint
ALTER TABLE "studio"."media_looks" ADD CONSTRAINT "media_looks_id_media_id_fk" FOREIGN KEY ("id") REFERENCES "studio"."media"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "media_looks_colours" ON "studio"."media_looks" USING gin ("colour_bins");
--> statement-breakpoint
ALTER TABLE "studio"."boards" ADD CONSTRAINT "boards_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "studio"."folders"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "media_by_seed" ON "studio"."media" USING btree ("seed") WHERE seed is not null;
--> statement-breakpoint
CREATE INDEX "submissions_settings" ON "studio"."submissions" USING gin ("request" jsonb_path_ops);
--> statement-breakpoint
ALTER TABLE "studio"."library_items" drop column "words";
--> statement-breakpoint
ALTER TABLE "studio"."library_items" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, regexp_replace(normalize(left(caption, 50000) || ' ' || coalesce(left(found_text, 50000), '') || ' ' || coalesce(model_name, '') || ' ' || coalesce(model, ''), NFKD), '[\u0300-\u036f]', '', 'g'))) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "library_words" ON "studio"."library_items" USING gin ("words");
--> statement-breakpoint
-- What a program wrote into a file is found by the search.
CREATE OR REPLACE FUNCTION "studio"."write_library_item"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "studio"."library_items" (id, origin, kind, model, model_name, caption, found_text, shape, has_sound, is_hdr, created_at)
	SELECT NEW.id, NEW.origin, NEW.kind, jobs.model, jobs.model_name,
		coalesce(nullif(btrim(jobs.prompt), ''), jobs.model_name, jobs.model, regexp_replace(NEW.name, '\.[^.]{1,5}$', '')),
		nullif(concat_ws(' ', to_jsonb(NEW) -> 'embedded' ->> 'prompt', to_jsonb(NEW) -> 'embedded' ->> 'model'), ''),
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
-- The looks of files that were stored before are read in the background, from their thumbnails.
INSERT INTO "studio"."media_work" (media_id, step)
SELECT id, 'look' FROM "studio"."media" WHERE thumbnail_key IS NOT NULL
ON CONFLICT DO NOTHING;
