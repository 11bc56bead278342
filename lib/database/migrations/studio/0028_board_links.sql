CREATE TABLE "studio"."board_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"board_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"has_downloads" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_opened_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "studio"."board_links" ADD CONSTRAINT "board_links_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "studio"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio"."board_links" ADD CONSTRAINT "board_links_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "studio"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_links_board" ON "studio"."board_links" USING btree ("board_id");--> statement-breakpoint
CREATE TRIGGER "board_links_added" AFTER INSERT ON "studio"."board_links" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "studio"."tell_board_changes"();
--> statement-breakpoint
CREATE TRIGGER "board_links_removed" AFTER DELETE ON "studio"."board_links" REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "studio"."tell_board_changes"();
