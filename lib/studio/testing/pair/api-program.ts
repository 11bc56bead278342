import { existsSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Method } from '../../../http/create-routes.ts';
import type { RouteModule } from '../../../http/create-router.ts';

// A studio without pages in its own process: its guard, its login and every route of `app/api`, as `main.ts` serves them,
// without a build. Started with `--conditions=react-server`, which `server-only` requires. Listens on any free port, or on `PORT`.
const root = fileURLToPath(new URL('../../../..', import.meta.url));

// Route files import as a bundler resolves: `@/lib/studio/instance` for `lib/studio/instance.ts`.
registerHooks({
  resolve(specifier, context, next) {
    const path = specifier.startsWith('@/') ? join(root, `${specifier.slice(2)}.ts`) : null;
    return next(path !== null && existsSync(path) ? pathToFileURL(path).href : specifier, context);
  },
});

const { createStudio } = await import('../../create-studio.ts');
const { readStudioSettings } = await import('../../context/settings.ts');
const { guardRequests } = await import('../../guard/guard-requests.ts');
const { setStudio } = await import('../../instance.ts');
const { createLogger } = await import('../../../logging/create-logger.ts');
const { createRouter } = await import('../../../http/create-router.ts');
const { listen } = await import('../../../http/listen.ts');
const { serveRoute } = await import('../../../http/serve-route.ts');
const { endWithParent } = await import('../../../processes/end-with-parent.ts');

const files: Record<string, () => Promise<RouteModule>> = {};
for await (const file of glob('app/api/**/route.ts', { cwd: root })) {
  files[`./${file}`] = async () => (await import(pathToFileURL(join(root, file)).href)) as RouteModule;
}
const router = createRouter(files);

const settings = readStudioSettings(process.env);
const logger = createLogger('studio', settings.logLevel);
const studio = await createStudio(settings, logger);
setStudio(studio);

const guard = guardRequests({
  allowList: studio.allowList,
  origins: settings.origins,
  isDevelopment: false,
  logger,
  async pass(request, response) {
    const found = router.find((request.url ?? '').replace(/[?#].*$/s, ''));
    const route = (await found?.load())?.[(request.method ?? 'GET') as Method];
    if (found === null || route === undefined) response.writeHead(404).end();
    else await serveRoute(route, found.params, request, response);
  },
});
const port = process.env['PORT'] === undefined ? 0 : settings.port;
const { url } = await listen({ ...guard, host: '127.0.0.1', port });
process.stdout.write(`ready ${new URL(url).port}\n`);
endWithParent(() => process.exit(0));
