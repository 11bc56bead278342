import type { Context } from 'hono';
import { isSameSecret } from '../../http/is-same-secret.ts';
import type { HttpEnvironment } from './environment.ts';

const loopbackAddress = /^(?:127\.|::1$|::ffff:127\.)/;
const loopbackName = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;
const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** From this machine itself: not through a proxy on it, nor through a page whose name was turned to this machine. */
function isLocal({ req, env }: Context<HttpEnvironment>): boolean {
  const address = env?.incoming?.socket.remoteAddress ?? '';
  return (
    loopbackAddress.test(address) &&
    loopbackName.test(req.header('host') ?? '') &&
    forwardingHeaders.every((name) => req.header(name) === undefined)
  );
}

/** Whether the metrics may be told: to this machine itself, and to whoever has their key. */
export function mayReadMetrics(context: Context<HttpEnvironment>, key: string | null): boolean {
  const given = /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
  return (key !== null && given !== undefined && isSameSecret(key, given)) || isLocal(context);
}
