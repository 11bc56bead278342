import { recentCompletions } from './events/recent-completions.ts';
import { createBodyBudget } from '../../http/body-budget.ts';
import { listen, type ArrivalLimits, type Listener } from '../../http/listen.ts';
import { answerRequests } from './answer-requests.ts';
import { createApp } from './create-app.ts';
import type { HttpDependencies } from './dependencies.ts';
import { createEventStreams } from './events/event-stream.ts';

/** Listens for HTTP. When stopped, rejects new requests, ends streams and waits a short time for the rest. */
export async function startHttp(
  options: Omit<HttpDependencies, 'streams' | 'draining' | 'bodyBudget'> & {
    host: string;
    port: number;
    /** Limit for the bodies of all requests together. */
    bodiesLimitBytes: number;
    arrival?: ArrivalLimits;
  },
): Promise<Listener> {
  const { host, port, bodiesLimitBytes, arrival, ...rest } = options;
  const bodyBudget = createBodyBudget(bodiesLimitBytes);
  const draining = new AbortController();
  const streams = createEventStreams({
    hub: options.hub,
    links: options.links,
    recent: (owner) => recentCompletions(options.database, owner),
  });
  options.metrics.addGauge('easel_event_streams', 'Open event streams of this process.', [], () => [
    { labels: {}, value: streams.count() },
  ]);
  options.metrics.addGauge('easel_body_bytes', 'Bytes of request bodies held by this process.', [], () => [
    { labels: {}, value: bodyBudget.heldBytes() },
  ]);
  const app = createApp({ ...rest, bodyBudget, streams, draining: draining.signal });
  const listener = await listen({ answer: answerRequests(app.fetch, options.logger), host, port, arrival });
  return {
    url: listener.url,
    async stop() {
      draining.abort(new Error('the service is ending'));
      streams.close();
      await listener.stop();
    },
  };
}
