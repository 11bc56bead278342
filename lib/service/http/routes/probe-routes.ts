import type { Hono } from 'hono';
import { EaselError } from '../../../contract/error.ts';
import type { Metrics } from '../../metrics/create-metrics.ts';
import type { HttpEnvironment } from '../environment.ts';
import { mayReadMetrics } from '../may-read-metrics.ts';

/** What the probes look at. */
export interface ProbeDependencies {
  metrics: Metrics;
  /** Lets somebody on another machine read the metrics; null when nobody may. */
  metricsKey: string | null;
  /** Whether the database answers. */
  isHealthy: () => Promise<boolean>;
  /** Aborted when this process is asked to end. */
  draining: AbortSignal;
}

/** How the process is: in a word for load balancers, in numbers for Prometheus. They answer while it ends, too. */
export function addProbeRoutes(app: Hono<HttpEnvironment>, dependencies: ProbeDependencies): void {
  const { metrics, metricsKey, isHealthy, draining } = dependencies;

  app.get('/healthz', async (context) => {
    if (draining.aborted) return context.json({ status: 'draining' }, 503);
    const isWell = await isHealthy();
    return context.json({ status: isWell ? 'ok' : 'database unreachable' }, isWell ? 200 : 503);
  });

  app.get('/metrics', async (context) => {
    if (!mayReadMetrics(context, metricsKey)) {
      throw new EaselError('unauthenticated', 'Send the metrics key, as Authorization: Bearer <SERVICE_METRICS_KEY>.');
    }
    return context.body(await metrics.registry.metrics(), 200, { 'Content-Type': metrics.registry.contentType });
  });
}
