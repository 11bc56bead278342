CREATE TABLE "studio"."snippets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"sort_key" text NOT NULL,
	"text" text NOT NULL,
	"media_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "studio"."presets" ADD COLUMN "media_id" uuid;--> statement-breakpoint
ALTER TABLE "studio"."snippets" ADD CONSTRAINT "snippets_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "snippets_name" ON "studio"."snippets" USING btree ("kind","name_key");--> statement-breakpoint
ALTER TABLE "studio"."presets" ADD CONSTRAINT "presets_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;