CREATE TABLE "studio"."sweeps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"across" jsonb NOT NULL,
	"down" jsonb,
	"job_ids" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
