CREATE TABLE "studio"."board_members" (
	"board_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"access" text NOT NULL,
	CONSTRAINT "board_members_board_id_person_id_pk" PRIMARY KEY("board_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "studio"."stars" (
	"person_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stars_person_id_item_id_pk" PRIMARY KEY("person_id","item_id")
);
--> statement-breakpoint
DROP INDEX "studio"."library_starred";--> statement-breakpoint
DROP INDEX "studio"."presets_name";--> statement-breakpoint
-- What is there already belongs to the first administrator.
ALTER TABLE "studio"."boards" ADD COLUMN "owner_id" uuid DEFAULT '00000000-0000-4000-8000-000000000001' NOT NULL;--> statement-breakpoint
ALTER TABLE "studio"."boards" ALTER COLUMN "owner_id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "studio"."boards" ADD COLUMN "everyone" text;--> statement-breakpoint
-- Boards from before there were people were everybody's.
UPDATE "studio"."boards" SET "everyone" = 'edit';--> statement-breakpoint
ALTER TABLE "studio"."folders" ADD COLUMN "owner_id" uuid DEFAULT '00000000-0000-4000-8000-000000000001' NOT NULL;--> statement-breakpoint
ALTER TABLE "studio"."folders" ALTER COLUMN "owner_id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "studio"."library_batches" ADD COLUMN "owner_id" uuid DEFAULT '00000000-0000-4000-8000-000000000001' NOT NULL;--> statement-breakpoint
ALTER TABLE "studio"."library_batches" ALTER COLUMN "owner_id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "studio"."library_imports" ADD COLUMN "owner_id" uuid DEFAULT '00000000-0000-4000-8000-000000000001' NOT NULL;--> statement-breakpoint
ALTER TABLE "studio"."library_imports" ALTER COLUMN "owner_id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "studio"."library_items" ADD COLUMN "owner_id" uuid DEFAULT '00000000-0000-4000-8000-000000000001' NOT NULL;--> statement-breakpoint
ALTER TABLE "studio"."library_items" ALTER COLUMN "owner_id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "studio"."presets" ADD COLUMN "owner_id" uuid DEFAULT '00000000-0000-4000-8000-000000000001' NOT NULL;--> statement-breakpoint
ALTER TABLE "studio"."presets" ALTER COLUMN "owner_id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "studio"."storyboard_exports" ADD COLUMN "owner_id" uuid DEFAULT '00000000-0000-4000-8000-000000000001' NOT NULL;--> statement-breakpoint
ALTER TABLE "studio"."storyboard_exports" ALTER COLUMN "owner_id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "studio"."storyboard_takes" ADD COLUMN "owner_id" uuid DEFAULT '00000000-0000-4000-8000-000000000001' NOT NULL;--> statement-breakpoint
ALTER TABLE "studio"."storyboard_takes" ALTER COLUMN "owner_id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "studio"."media" ADD COLUMN "owner_id" uuid DEFAULT '00000000-0000-4000-8000-000000000001' NOT NULL;--> statement-breakpoint
ALTER TABLE "studio"."media" ALTER COLUMN "owner_id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "studio"."submissions" ADD COLUMN "owner_id" uuid DEFAULT '00000000-0000-4000-8000-000000000001' NOT NULL;--> statement-breakpoint
ALTER TABLE "studio"."submissions" ALTER COLUMN "owner_id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "studio"."board_members" ADD CONSTRAINT "board_members_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "studio"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio"."board_members" ADD CONSTRAINT "board_members_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "studio"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio"."stars" ADD CONSTRAINT "stars_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "studio"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio"."stars" ADD CONSTRAINT "stars_item_id_library_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "studio"."library_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_members_person" ON "studio"."board_members" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "stars_of_item" ON "studio"."stars" USING btree ("item_id");--> statement-breakpoint
ALTER TABLE "studio"."boards" ADD CONSTRAINT "boards_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "studio"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio"."folders" ADD CONSTRAINT "folders_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "studio"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio"."library_batches" ADD CONSTRAINT "library_batches_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "studio"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio"."library_imports" ADD CONSTRAINT "library_imports_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "studio"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio"."library_items" ADD CONSTRAINT "library_items_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "studio"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio"."presets" ADD CONSTRAINT "presets_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "studio"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio"."storyboard_exports" ADD CONSTRAINT "storyboard_exports_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "studio"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio"."storyboard_takes" ADD CONSTRAINT "storyboard_takes_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "studio"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio"."media" ADD CONSTRAINT "media_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "studio"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio"."submissions" ADD CONSTRAINT "submissions_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "studio"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "library_by_owner" ON "studio"."library_items" USING btree ("owner_id","created_at","id","shape") WHERE trashed_at is null;--> statement-breakpoint
CREATE INDEX "presets_model" ON "studio"."presets" USING btree ("model","name_key");--> statement-breakpoint
CREATE INDEX "submissions_owner" ON "studio"."submissions" USING btree ("owner_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "submissions_sent" ON "studio"."submissions" USING btree ("owner_id","sent_at");--> statement-breakpoint
CREATE INDEX "submissions_line_of" ON "studio"."submissions" USING btree ("owner_id","turn") WHERE state = 'recorded';--> statement-breakpoint
CREATE UNIQUE INDEX "presets_name" ON "studio"."presets" USING btree ("owner_id","model","name_key");--> statement-breakpoint
INSERT INTO "studio"."stars" ("person_id", "item_id", "created_at")
SELECT '00000000-0000-4000-8000-000000000001', "id", "starred_at" FROM "studio"."library_items" WHERE "starred_at" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "studio"."library_items" DROP COLUMN "starred_at";
--> statement-breakpoint
-- An item belongs to whom its file belongs to.
CREATE OR REPLACE FUNCTION "studio"."write_library_item"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "studio"."library_items" (id, origin, owner_id, kind, model, model_name, caption, found_text, shape, has_sound, is_hdr, created_at)
	SELECT NEW.id, NEW.origin, NEW.owner_id, NEW.kind, jobs.model, jobs.model_name,
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
