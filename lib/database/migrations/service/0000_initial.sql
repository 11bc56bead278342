CREATE SCHEMA "service";
--> statement-breakpoint
CREATE TABLE "service"."fine_tunes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"namespace" text NOT NULL,
	"repository" text NOT NULL,
	"name" text NOT NULL,
	"display_name" text,
	"description" text,
	"base_model" text NOT NULL,
	"status" text NOT NULL,
	"error" text,
	"total_token_count" bigint,
	"training_params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"use_lora" boolean DEFAULT true NOT NULL,
	"resource_version" text NOT NULL,
	"resource_path" text NOT NULL,
	"script_type" text NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "service"."generations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"profile" text NOT NULL,
	"model_name" text NOT NULL,
	"media_type" text NOT NULL,
	"call_style" text NOT NULL,
	"prompt" text,
	"parameters" jsonb NOT NULL,
	"echo" jsonb NOT NULL,
	"target_namespace" text,
	"target_repo" text,
	"target_directory" text,
	"status" text NOT NULL,
	"progress" real,
	"attempt" integer DEFAULT 0 NOT NULL,
	"losses" integer DEFAULT 0 NOT NULL,
	"worker" integer,
	"queue_job_id" uuid NOT NULL,
	"seed" integer NOT NULL,
	"results" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"error_message" text,
	"error_code" text,
	"error_fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"enqueued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "service"."repository_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"namespace" text NOT NULL,
	"repository" text NOT NULL,
	"branch" text NOT NULL,
	"path" text NOT NULL,
	"storage_key" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service"."secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "fine_tunes_by_repository" ON "service"."fine_tunes" USING btree ("owner","namespace","repository","inserted_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "generations_by_owner" ON "service"."generations" USING btree ("owner","enqueued_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "generations_open" ON "service"."generations" USING btree ("status") WHERE status in ('queued', 'processing');--> statement-breakpoint
CREATE UNIQUE INDEX "repository_files_path" ON "service"."repository_files" USING btree ("owner","namespace","repository","branch","path");