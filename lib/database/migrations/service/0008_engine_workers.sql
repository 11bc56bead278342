CREATE TABLE "service"."engine_workers" (
	"engine" text NOT NULL,
	"worker" integer NOT NULL,
	CONSTRAINT "engine_workers_engine_worker_pk" PRIMARY KEY("engine","worker")
);
