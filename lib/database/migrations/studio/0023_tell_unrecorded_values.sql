ALTER TABLE "studio"."library_batches" ADD COLUMN "has_value_after" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- A value that is there was recorded; without one, it is unknown whether the change removed the value.
UPDATE "studio"."library_batches" SET has_value_after = true WHERE value_after IS NOT NULL;
