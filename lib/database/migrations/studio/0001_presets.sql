CREATE TABLE "studio"."presets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"model" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"values" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "presets_name" ON "studio"."presets" USING btree ("model","name_key");