CREATE TABLE "studio"."secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "studio"."submissions" ADD COLUMN "sender" integer;--> statement-breakpoint
ALTER TABLE "studio"."submissions" ADD COLUMN "send_attempts" integer DEFAULT 0 NOT NULL;