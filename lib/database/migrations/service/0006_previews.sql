-- Previews are unlogged: losing them in a crash costs nothing, and each is replaced within a second.
CREATE UNLOGGED TABLE "service"."previews" (
	"generation" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"content_type" text NOT NULL,
	"content" bytea NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "service"."generations" ADD COLUMN "preview" integer;--> statement-breakpoint
ALTER TABLE "service"."previews" ADD CONSTRAINT "previews_generation_generations_id_fk" FOREIGN KEY ("generation") REFERENCES "service"."generations"("id") ON DELETE cascade ON UPDATE no action;
