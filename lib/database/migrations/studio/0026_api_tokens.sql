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
ALTER TABLE "studio"."api_tokens" ADD CONSTRAINT "api_tokens_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "studio"."people"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "api_tokens_person" ON "studio"."api_tokens" USING btree ("person_id");
--> statement-breakpoint
-- The end of a token is told to all studio processes as that of a session is, so that its event streams end.
CREATE TRIGGER "api_token_ended" AFTER DELETE ON "studio"."api_tokens" FOR EACH ROW EXECUTE FUNCTION "studio"."tell_session_end"();
