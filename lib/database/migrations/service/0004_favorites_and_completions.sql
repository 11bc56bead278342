CREATE TABLE "service"."favorite_models" (
	"owner" text NOT NULL,
	"model" text NOT NULL,
	"marked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorite_models_owner_model_pk" PRIMARY KEY("owner","model")
);
--> statement-breakpoint
CREATE INDEX "generations_completed" ON "service"."generations" USING btree ("owner","completed_at") WHERE status in ('succeeded', 'failed');