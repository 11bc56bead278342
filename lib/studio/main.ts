import { fileURLToPath } from 'node:url';
import next from 'next';
import type { Method } from '../http/create-routes.ts';
import { listen } from '../http/listen.ts';
import { serveRoute } from '../http/serve-route.ts';
import { readLocale } from '../intl/read-locale.ts';
import { runWithLocale } from '../intl/run-with-locale.ts';
import type { Logger } from '../logging/create-logger.ts';
import { logConsole } from '../logging/log-console.ts';
import { runProgram } from '../processes/run-program.ts';
import { readStudioSettings, type StudioSettings } from './context/settings.ts';
import { guardRequests } from './guard/guard-requests.ts';
import { awaitStudio, getRouter, setSettings } from './instance.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Starts the program; returns a function that stops it in order. */
async function start(settings: StudioSettings, logger: Logger): Promise<() => Promise<unknown>> {
  const isDevelopment = process.env.NODE_ENV === 'development';
  const { host, port } = settings;
  setSettings(settings);
  if (!isDevelopment) logConsole(logger);
  const app = next({ dev: isDevelopment, dir: root, hostname: host, port });
  await app.prepare();
  const studio = await awaitStudio();
  const { allowList } = studio;
  const handle = app.getRequestHandler();
  const router = getRouter();
  const pass: typeof handle = async (request, response) => {
    const { url = '/', method = 'GET' } = request;
    // The API answers in English, numbers included; only its models are in the reader's language.
    if (url.startsWith('/api/')) {
      const found = router?.find(url.replace(/[?#].*$/s, '')) ?? null;
      const route = (await found?.load())?.[method as Method];
      if (found === null || route === undefined) return handle(request, response);
      return serveRoute(route, found.params, request, response);
    }
    const { cookie, 'accept-language': acceptLanguage } = request.headers;
    return runWithLocale(readLocale({ cookie, acceptLanguage }), () => handle(request, response));
  };
  const guard = guardRequests({ allowList, origins: settings.origins, pass, isDevelopment, logger });
  const listener = await listen({ ...guard, host, port });
  logger.info({ url: listener.url }, 'the studio is ready');
  return async () => {
    await Promise.all([listener.stop(), studio.close()]);
    await app.close();
  };
}

// The studio as a program: `node lib/studio/main.ts`. Next renders the pages, and in development it calls the
// route handlers; the HTTP server is the studio's own.
await runProgram({ name: 'studio', readSettings: readStudioSettings, start });
