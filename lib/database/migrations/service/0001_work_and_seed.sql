CREATE TABLE "service"."secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "service"."generations" ADD COLUMN "losses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "service"."generations" ADD COLUMN "worker" integer;--> statement-breakpoint
ALTER TABLE "service"."generations" ADD COLUMN "queue_job_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "service"."generations" ADD COLUMN "seed" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "service"."generations" ADD COLUMN "error_code" text;--> statement-breakpoint
ALTER TABLE "service"."generations" ADD COLUMN "error_fields" jsonb DEFAULT '[]'::jsonb NOT NULL;