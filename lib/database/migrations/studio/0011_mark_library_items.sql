ALTER TABLE "studio"."library_batches" ADD COLUMN "values_before" jsonb;--> statement-breakpoint
ALTER TABLE "studio"."library_items" ADD COLUMN "rating" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "studio"."library_items" ADD COLUMN "label" text;--> statement-breakpoint
ALTER TABLE "studio"."library_items" ADD COLUMN "flag" text;--> statement-breakpoint
CREATE INDEX "library_rated" ON "studio"."library_items" USING btree ("created_at","id","shape","rating") WHERE rating > 0 and trashed_at is null;--> statement-breakpoint
CREATE INDEX "library_labelled" ON "studio"."library_items" USING btree ("label","created_at","id","shape") WHERE label is not null and trashed_at is null;--> statement-breakpoint
CREATE INDEX "library_flagged" ON "studio"."library_items" USING btree ("flag","created_at","id","shape") WHERE flag is not null and trashed_at is null;