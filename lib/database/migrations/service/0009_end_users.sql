DROP INDEX "service"."generations_waiting";--> statement-breakpoint
ALTER TABLE "service"."generations" ADD COLUMN "end_user" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "service"."lane_turns" ADD COLUMN "end_user" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "service"."lane_turns" DROP CONSTRAINT "lane_turns_owner_lane_pk";--> statement-breakpoint
ALTER TABLE "service"."lane_turns" ADD CONSTRAINT "lane_turns_owner_lane_end_user_pk" PRIMARY KEY("owner","lane","end_user");--> statement-breakpoint
CREATE INDEX "generations_waiting" ON "service"."generations" USING btree ("owner","lane","end_user","enqueued_at","id") WHERE status = 'queued';
