CREATE TABLE "studio"."board_items" (
	"board_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	CONSTRAINT "board_items_board_id_item_id_pk" PRIMARY KEY("board_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "studio"."boards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"trashed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "studio"."library_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"board_id" uuid,
	"item_ids" uuid[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "studio"."library_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"total" integer,
	"added" integer DEFAULT 0 NOT NULL,
	"known" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"message" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "studio"."library_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"origin" text NOT NULL,
	"kind" text NOT NULL,
	"model" text,
	"model_name" text,
	"caption" text NOT NULL,
	"shape" smallint NOT NULL,
	"has_sound" boolean DEFAULT false NOT NULL,
	"is_hdr" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"starred_at" timestamp (3) with time zone,
	"trashed_at" timestamp (3) with time zone,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, regexp_replace(normalize(left(caption, 50000), NFKD), '[\u0300-\u036f]', '', 'g'))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "studio"."request_media" (
	"submission_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	CONSTRAINT "request_media_submission_id_media_id_pk" PRIMARY KEY("submission_id","media_id")
);
--> statement-breakpoint
ALTER TABLE "studio"."board_items" ADD CONSTRAINT "board_items_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "studio"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio"."board_items" ADD CONSTRAINT "board_items_item_id_library_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "studio"."library_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio"."library_items" ADD CONSTRAINT "library_items_id_media_id_fk" FOREIGN KEY ("id") REFERENCES "studio"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio"."request_media" ADD CONSTRAINT "request_media_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "studio"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio"."request_media" ADD CONSTRAINT "request_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "studio"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_items_of_item" ON "studio"."board_items" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "library_batches_age" ON "studio"."library_batches" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "library_newest" ON "studio"."library_items" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"shape") WHERE trashed_at is null;--> statement-breakpoint
CREATE INDEX "library_by_kind" ON "studio"."library_items" USING btree ("kind","created_at","id","shape") WHERE trashed_at is null;--> statement-breakpoint
CREATE INDEX "library_by_model" ON "studio"."library_items" USING btree ("model","created_at","id","shape") WHERE trashed_at is null;--> statement-breakpoint
CREATE INDEX "library_starred" ON "studio"."library_items" USING btree ("created_at","id","shape") WHERE starred_at is not null and trashed_at is null;--> statement-breakpoint
CREATE INDEX "library_trashed" ON "studio"."library_items" USING btree ("created_at","id","shape") WHERE trashed_at is not null;--> statement-breakpoint
CREATE INDEX "library_words" ON "studio"."library_items" USING gin ("words");--> statement-breakpoint
CREATE INDEX "request_media_of_media" ON "studio"."request_media" USING btree ("media_id");--> statement-breakpoint
-- Width over height on a scale of 1024 steps from 1:8 to 8:1; a sound is drawn twice as wide as high.
CREATE FUNCTION "studio"."library_shape"(width integer, height integer, kind text) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE
		WHEN width > 0 AND height > 0
			THEN least(1023, greatest(0, round(512 + 512 * ln(width::double precision / height) / ln(8::double precision))))::smallint
		WHEN kind = 'audio' THEN 683::smallint
		ELSE 512::smallint
	END
$$;
--> statement-breakpoint
-- Every file gets its row of the library in the transaction that makes or changes it.
CREATE FUNCTION "studio"."write_library_item"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "studio"."library_items" (id, origin, kind, model, model_name, caption, shape, has_sound, is_hdr, created_at)
	SELECT NEW.id, NEW.origin, NEW.kind, jobs.model, jobs.model_name,
		coalesce(nullif(btrim(jobs.prompt), ''), jobs.model_name, jobs.model, regexp_replace(NEW.name, '\.[^.]{1,5}$', '')),
		"studio"."library_shape"(NEW.width, NEW.height, NEW.kind),
		NEW.kind = 'audio' OR coalesce(jsonb_typeof(to_jsonb(NEW) -> 'details' -> 'sound') = 'object', false),
		NEW.dynamic_range IS NOT NULL,
		NEW.created_at
	FROM (SELECT) AS one LEFT JOIN "studio"."jobs" ON jobs.id = NEW.job_id
	ON CONFLICT (id) DO UPDATE SET
		kind = excluded.kind, caption = excluded.caption, shape = excluded.shape,
		has_sound = excluded.has_sound, is_hdr = excluded.is_hdr, created_at = excluded.created_at;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "media_enters_library" AFTER INSERT ON "studio"."media" FOR EACH ROW EXECUTE FUNCTION "studio"."write_library_item"();
--> statement-breakpoint
CREATE TRIGGER "media_changes_in_library" AFTER UPDATE ON "studio"."media" FOR EACH ROW
	WHEN ((OLD.kind, OLD.name, OLD.width, OLD.height, OLD.dynamic_range, OLD.details, OLD.created_at)
		IS DISTINCT FROM (NEW.kind, NEW.name, NEW.width, NEW.height, NEW.dynamic_range, NEW.details, NEW.created_at))
	EXECUTE FUNCTION "studio"."write_library_item"();
--> statement-breakpoint
INSERT INTO "studio"."library_items" (id, origin, kind, model, model_name, caption, shape, has_sound, is_hdr, created_at)
SELECT media.id, media.origin, media.kind, jobs.model, jobs.model_name,
	coalesce(nullif(btrim(jobs.prompt), ''), jobs.model_name, jobs.model, regexp_replace(media.name, '\.[^.]{1,5}$', '')),
	"studio"."library_shape"(media.width, media.height, media.kind),
	media.kind = 'audio' OR coalesce(jsonb_typeof(media.details -> 'sound') = 'object', false),
	media.dynamic_range IS NOT NULL, media.created_at
FROM "studio"."media" LEFT JOIN "studio"."jobs" ON jobs.id = media.job_id;
--> statement-breakpoint
-- What a request uses is noted when it is recorded: every address of a file of this studio in it.
CREATE FUNCTION "studio"."write_request_media"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "studio"."request_media" (submission_id, media_id)
	SELECT DISTINCT NEW.id, media.id
	FROM regexp_matches(NEW.request::text, '/api/studio/media/([0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12})', 'g') AS mention
	JOIN "studio"."media" ON media.id = mention[1]::uuid
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "submission_names_media" AFTER INSERT ON "studio"."submissions" FOR EACH ROW EXECUTE FUNCTION "studio"."write_request_media"();
--> statement-breakpoint
INSERT INTO "studio"."request_media" (submission_id, media_id)
SELECT DISTINCT submissions.id, media.id
FROM "studio"."submissions",
	regexp_matches(submissions.request::text, '/api/studio/media/([0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12})', 'g') AS mention
	JOIN "studio"."media" ON media.id = mention[1]::uuid
ON CONFLICT DO NOTHING;
