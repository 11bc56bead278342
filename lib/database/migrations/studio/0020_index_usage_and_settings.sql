CREATE INDEX "jobs_by_model" ON "studio"."jobs" USING btree ("model","created_at");--> statement-breakpoint
CREATE INDEX "jobs_latest_runs" ON "studio"."jobs" USING btree ("model","completed_at" DESC NULLS LAST) WHERE run_seconds is not null and status = 'succeeded';--> statement-breakpoint
CREATE INDEX "submissions_newest" ON "studio"."submissions" USING btree ("created_at" DESC NULLS FIRST);