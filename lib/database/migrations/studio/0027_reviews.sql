CREATE TABLE "studio"."board_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"board_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "studio"."board_verdicts" (
	"board_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"verdict" text NOT NULL,
	"decided_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "board_verdicts_board_id_item_id_person_id_pk" PRIMARY KEY("board_id","item_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "studio"."board_comments" ADD CONSTRAINT "board_comments_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "studio"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio"."board_comments" ADD CONSTRAINT "board_comments_item_id_library_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "studio"."library_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio"."board_comments" ADD CONSTRAINT "board_comments_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "studio"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio"."board_verdicts" ADD CONSTRAINT "board_verdicts_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "studio"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio"."board_verdicts" ADD CONSTRAINT "board_verdicts_item_id_library_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "studio"."library_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio"."board_verdicts" ADD CONSTRAINT "board_verdicts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "studio"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_comments_in_order" ON "studio"."board_comments" USING btree ("board_id","item_id","created_at");--> statement-breakpoint
CREATE INDEX "board_comments_of_item" ON "studio"."board_comments" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "board_verdicts_of_item" ON "studio"."board_verdicts" USING btree ("item_id");
--> statement-breakpoint
-- A change of a board, of what is on it, of what people said of that, or of who may view it, is told to all studio processes, on the
-- channel of the jobs: `board:` and its id, once a statement.
CREATE FUNCTION "studio"."tell_board_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('studio_events', 'board:' || board_id::text) FROM (SELECT DISTINCT board_id FROM changed) AS boards;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "studio"."tell_board_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('studio_events', 'board:' || coalesce(NEW.id, OLD.id)::text);
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "board_comments_added" AFTER INSERT ON "studio"."board_comments" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "studio"."tell_board_changes"();
--> statement-breakpoint
CREATE TRIGGER "board_comments_changed" AFTER UPDATE ON "studio"."board_comments" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "studio"."tell_board_changes"();
--> statement-breakpoint
CREATE TRIGGER "board_comments_removed" AFTER DELETE ON "studio"."board_comments" REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "studio"."tell_board_changes"();
--> statement-breakpoint
CREATE TRIGGER "board_verdicts_added" AFTER INSERT ON "studio"."board_verdicts" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "studio"."tell_board_changes"();
--> statement-breakpoint
CREATE TRIGGER "board_verdicts_changed" AFTER UPDATE ON "studio"."board_verdicts" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "studio"."tell_board_changes"();
--> statement-breakpoint
CREATE TRIGGER "board_verdicts_removed" AFTER DELETE ON "studio"."board_verdicts" REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "studio"."tell_board_changes"();
--> statement-breakpoint
CREATE TRIGGER "board_items_added" AFTER INSERT ON "studio"."board_items" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "studio"."tell_board_changes"();
--> statement-breakpoint
CREATE TRIGGER "board_items_changed" AFTER UPDATE ON "studio"."board_items" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "studio"."tell_board_changes"();
--> statement-breakpoint
CREATE TRIGGER "board_items_removed" AFTER DELETE ON "studio"."board_items" REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "studio"."tell_board_changes"();
--> statement-breakpoint
CREATE TRIGGER "board_members_added" AFTER INSERT ON "studio"."board_members" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "studio"."tell_board_changes"();
--> statement-breakpoint
CREATE TRIGGER "board_members_changed" AFTER UPDATE ON "studio"."board_members" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "studio"."tell_board_changes"();
--> statement-breakpoint
CREATE TRIGGER "board_members_removed" AFTER DELETE ON "studio"."board_members" REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "studio"."tell_board_changes"();
--> statement-breakpoint
CREATE TRIGGER "board_made_or_gone" AFTER INSERT OR DELETE ON "studio"."boards" FOR EACH ROW EXECUTE FUNCTION "studio"."tell_board_change"();
--> statement-breakpoint
CREATE TRIGGER "board_changed" AFTER UPDATE ON "studio"."boards" FOR EACH ROW
	WHEN ((OLD.name, OLD.owner_id, OLD.everyone, OLD.folder_id, OLD.trashed_at)
		IS DISTINCT FROM
		(NEW.name, NEW.owner_id, NEW.everyone, NEW.folder_id, NEW.trashed_at))
	EXECUTE FUNCTION "studio"."tell_board_change"();
