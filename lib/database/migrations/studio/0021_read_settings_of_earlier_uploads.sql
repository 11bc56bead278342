-- The search finds settings that are read later.
DROP TRIGGER "media_changes_in_library" ON "studio"."media";
--> statement-breakpoint
CREATE TRIGGER "media_changes_in_library" AFTER UPDATE ON "studio"."media" FOR EACH ROW
	WHEN ((OLD.kind, OLD.name, OLD.width, OLD.height, OLD.dynamic_range, OLD.details, OLD.created_at, OLD.embedded)
		IS DISTINCT FROM (NEW.kind, NEW.name, NEW.width, NEW.height, NEW.dynamic_range, NEW.details, NEW.created_at, NEW.embedded))
	EXECUTE FUNCTION "studio"."write_library_item"();
--> statement-breakpoint
-- The settings in images that were uploaded before the studio looked for them are read in the background.
INSERT INTO "studio"."media_work" (media_id, step)
SELECT id, 'settings' FROM "studio"."media" WHERE origin = 'upload' AND kind = 'image' AND embedded IS NULL
ON CONFLICT DO NOTHING;
