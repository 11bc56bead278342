CREATE TABLE "studio"."api_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"scope" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "studio"."identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"person_id" uuid NOT NULL,
	"email" text,
	"group_role" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "studio"."invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" uuid,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitations_person_id_unique" UNIQUE("person_id")
);
--> statement-breakpoint
CREATE TABLE "studio"."people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"password_hash" text,
	"role" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone,
	CONSTRAINT "people_email_unique" UNIQUE("email")
);
--> statement-breakpoint
-- The first administrator: whoever has STUDIO_PASSWORD, or opens a studio that needs no login.
INSERT INTO "studio"."people" ("id", "name", "role") VALUES ('00000000-0000-4000-8000-000000000001', 'Administrator', 'administrator');
--> statement-breakpoint
ALTER TABLE "studio"."sessions" ALTER COLUMN "password_mark" DROP NOT NULL;
--> statement-breakpoint
-- Sessions from before there were people were opened with STUDIO_PASSWORD.
ALTER TABLE "studio"."sessions" ADD COLUMN "person_id" uuid DEFAULT '00000000-0000-4000-8000-000000000001' NOT NULL;
--> statement-breakpoint
ALTER TABLE "studio"."sessions" ALTER COLUMN "person_id" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "studio"."sessions" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "studio"."sessions" ADD COLUMN "address" text;
--> statement-breakpoint
ALTER TABLE "studio"."sessions" ADD COLUMN "last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "studio"."api_tokens" ADD CONSTRAINT "api_tokens_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "studio"."people"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "studio"."identities" ADD CONSTRAINT "identities_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "studio"."people"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "studio"."invitations" ADD CONSTRAINT "invitations_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "studio"."people"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "studio"."invitations" ADD CONSTRAINT "invitations_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "studio"."people"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "api_tokens_person" ON "studio"."api_tokens" USING btree ("person_id");
--> statement-breakpoint
CREATE INDEX "identities_person" ON "studio"."identities" USING btree ("person_id");
--> statement-breakpoint
ALTER TABLE "studio"."sessions" ADD CONSTRAINT "sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "studio"."people"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "sessions_person" ON "studio"."sessions" USING btree ("person_id");
--> statement-breakpoint
-- The end of a token is told to all studio processes as that of a session is, so that its event streams end.
CREATE TRIGGER "api_token_ended" AFTER DELETE ON "studio"."api_tokens" FOR EACH ROW EXECUTE FUNCTION "studio"."tell_session_end"();
