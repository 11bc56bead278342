import type { Hono, Context } from 'hono';
import { EaselError } from '../../../contract/error.ts';
import type { Metrics } from '../../metrics/create-metrics.ts';
import type { HttpEnvironment } from '../environment.ts';
import { isSameSecret } from '../../../http/is-same-secret.ts';

/** The dependencies of the probes. */
export interface ProbeDependencies {
  metrics: Metrics;
  /** The key with which other machines can read the metrics; null when none can. */
  metricsKey: string | null;
  /** Whether the database responds. */
  isHealthy: () => Promise<boolean>;
  /** Aborted when this process shuts down. */
  draining: AbortSignal;
}

const loopbackAddress = /^(?:127\.|::1$|::ffff:127\.)/;
const loopbackName = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;
const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** Whether a request comes from this machine, and neither through a proxy on it nor from a page by DNS rebinding. */
function isLocal({ req, env }: Context<HttpEnvironment>): boolean {
  const address = env?.incoming?.socket.remoteAddress ?? '';
  return (
    loopbackAddress.test(address) &&
    loopbackName.test(req.header('host') ?? '') &&
    forwardingHeaders.every((name) => req.header(name) === undefined)
  );
}

/** Allows the metrics only for this machine, and for callers with the metrics key. */
function mayReadMetrics(context: Context<HttpEnvironment>, key: string | null): boolean {
  const given = /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
  return (key !== null && given !== undefined && isSameSecret(key, given)) || isLocal(context);
}

/**
 * The state of the process: `/healthz` for load balancers, `/metrics` for Prometheus. Both also answer while it shuts
 * down.
 */
export function addProbeRoutes(app: Hono<HttpEnvironment>, dependencies: ProbeDependencies): void {
  const { metrics, metricsKey, isHealthy, draining } = dependencies;

  app.get('/healthz', async (context) => {
    if (draining.aborted) return context.json({ status: 'draining' }, 503);
    const isWell = await isHealthy();
    return context.json({ status: isWell ? 'ok' : 'database unreachable' }, isWell ? 200 : 503);
  });

  app.get('/metrics', async (context) => {
    if (!mayReadMetrics(context, metricsKey)) {
      throw new EaselError('unauthenticated', 'Send the metrics key as Authorization: Bearer <SERVICE_METRICS_KEY>.');
    }
    return context.body(await metrics.registry.metrics(), 200, { 'Content-Type': metrics.registry.contentType });
  });
}
