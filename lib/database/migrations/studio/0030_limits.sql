CREATE TABLE "studio"."direct_generations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"model" text NOT NULL,
	"model_name" text,
	"state" text NOT NULL,
	"cost_micros" bigint,
	"seconds" real,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "studio"."person_limits" (
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint,
	CONSTRAINT "person_limits_person_id_kind_pk" PRIMARY KEY("person_id","kind")
);
--> statement-breakpoint
CREATE TABLE "studio"."role_limits" (
	"role" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "role_limits_role_kind_pk" PRIMARY KEY("role","kind")
);
--> statement-breakpoint
ALTER TABLE "studio"."storyboard_takes" ADD COLUMN "cost_micros" bigint;--> statement-breakpoint
ALTER TABLE "studio"."jobs" ADD COLUMN "cost_micros" bigint;--> statement-breakpoint
ALTER TABLE "studio"."jobs" ADD COLUMN "is_cost_reported" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "studio"."direct_generations" ADD CONSTRAINT "direct_generations_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "studio"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio"."person_limits" ADD CONSTRAINT "person_limits_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "studio"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "direct_generations_owner" ON "studio"."direct_generations" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "direct_generations_newest" ON "studio"."direct_generations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "media_owner" ON "studio"."media" USING btree ("owner_id","bytes");