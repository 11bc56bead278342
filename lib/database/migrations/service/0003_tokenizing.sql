CREATE TABLE "service"."fine_tune_logs" (
	"sequence" bigserial PRIMARY KEY NOT NULL,
	"fine_tune" uuid NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"level" text NOT NULL,
	"message" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "service"."fine_tunes" ADD COLUMN "progress" real;--> statement-breakpoint
ALTER TABLE "service"."fine_tunes" ADD COLUMN "tokenization" jsonb;--> statement-breakpoint
ALTER TABLE "service"."fine_tunes" ADD COLUMN "attempt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "service"."fine_tunes" ADD COLUMN "worker" integer;--> statement-breakpoint
ALTER TABLE "service"."fine_tune_logs" ADD CONSTRAINT "fine_tune_logs_fine_tune_fine_tunes_id_fk" FOREIGN KEY ("fine_tune") REFERENCES "service"."fine_tunes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fine_tune_logs_by_fine_tune" ON "service"."fine_tune_logs" USING btree ("fine_tune","sequence");