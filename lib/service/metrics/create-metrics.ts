import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { MediaType } from '../../contract/media-kind.ts';

/**
 * How a render ended: `refused` by the renderer because of the request, `stopped` from outside, `lost` with its
 * process.
 */
export type RenderOutcome = 'drawn' | 'refused' | 'stopped' | 'lost' | 'failed';

/**
 * How an attempt at an engine ended: `failed` for good, `away` when the engine did not answer and the generation waits
 * for it, `stopped` from outside.
 */
export type EngineOutcome = 'succeeded' | 'failed' | 'away' | 'stopped';

/** The metrics of one process of the service, in Prometheus's format. */
export interface Metrics {
  registry: Registry;
  countRequest: (request: { method: string; route: string; status: number; seconds: number }) => void;
  /** How long a generation waited until it was first claimed. The engine is null for the renderer. */
  countWait: (generation: { mediaType: MediaType; engine: string | null; seconds: number }) => void;
  countRender: (model: string, outcome: RenderOutcome, seconds: number) => void;
  /** How long this process followed one attempt at an engine. */
  countEngineWork: (work: { engine: string; model: string; outcome: EngineOutcome; seconds: number }) => void;
  /** Counts renders whose worker or render process was lost, whether they are requeued or fail. */
  countLoss: (lost: 'worker' | 'renderer') => void;
  /** Adds a gauge whose value is computed at each reading. */
  addGauge: (name: string, help: string, labels: string[], read: () => Promise<Reading[]> | Reading[]) => void;
}

/** A gauge's value under its labels. */
export interface Reading {
  labels: Record<string, string>;
  value: number;
}

const requestBuckets = [0.005, 0.02, 0.1, 0.5, 2, 10, 60, 300, 1800];
const workBuckets = [0.05, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 180, 600, 1800, 3600];

/** Creates the metrics of one process, including its memory, processor time and event loop. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'easel_http_request_duration_seconds',
    help: 'Time to the first byte of a response, by method, route and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: requestBuckets,
    registers,
  });
  const waits = new Histogram({
    name: 'easel_generation_wait_seconds',
    help: 'Time generations waited before this process first claimed them; of an engine, with its name.',
    labelNames: ['media_type', 'engine'] as const,
    buckets: workBuckets,
    registers,
  });
  const renders = new Histogram({
    name: 'easel_render_duration_seconds',
    help: 'Render time in this process, by model and outcome.',
    labelNames: ['profile', 'outcome'] as const,
    buckets: workBuckets,
    registers,
  });
  const engineWork = new Histogram({
    name: 'easel_engine_duration_seconds',
    help: 'Time of an attempt at an engine in this process, inputs and results included, by model and outcome.',
    labelNames: ['engine', 'model', 'outcome'] as const,
    buckets: workBuckets,
    registers,
  });
  const losses = new Counter({
    name: 'easel_generation_losses_total',
    help: 'Renders whose worker or render process was lost, as noticed by this process. Each is retried once.',
    labelNames: ['lost'] as const,
    registers,
  });
  return {
    registry,
    countRequest: ({ seconds, method, route, status }) => requests.observe({ method, route, status }, seconds),
    countWait: ({ mediaType, engine, seconds }) =>
      waits.observe({ media_type: mediaType, ...(engine === null ? {} : { engine }) }, seconds),
    countRender: (model, outcome, seconds) => renders.observe({ profile: model, outcome }, seconds),
    countEngineWork: ({ seconds, ...labels }) => engineWork.observe(labels, seconds),
    countLoss: (lost) => losses.inc({ lost }),
    addGauge(name, help, labelNames, read) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames,
        registers,
        async collect() {
          const readings = await read();
          gauge.reset();
          for (const { labels, value } of readings) gauge.set(labels, value);
        },
      });
    },
  };
}
