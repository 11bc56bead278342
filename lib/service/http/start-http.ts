import { recentCompletions } from '../events/recent-completions.ts';
import { listen, type ArrivalLimits, type Listener } from '../../http/listen.ts';
import { answerRequests } from './answer-requests.ts';
import { createApp } from './create-app.ts';
import type { HttpDependencies } from './dependencies.ts';
import { createEventStreams } from './event-stream.ts';

/** Listens for HTTP. Once stopped, it refuses new requests, ends streams and waits a little for the rest. */
export async function startHttp(
  options: Omit<HttpDependencies, 'streams' | 'draining'> & {
    host: string;
    port: number;
    arrival?: ArrivalLimits;
  },
): Promise<Listener> {
  const { host, port, arrival, ...rest } = options;
  const draining = new AbortController();
  const streams = createEventStreams({
    hub: options.hub,
    links: options.links,
    recent: (owner) => recentCompletions(options.database, owner),
  });
  options.metrics.addGauge('easel_event_streams', 'Event streams that are open in this process.', [], () => [
    { labels: {}, value: streams.count() },
  ]);
  const app = createApp({ ...rest, streams, draining: draining.signal });
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
