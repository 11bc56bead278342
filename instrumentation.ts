import type { RouteModule } from './lib/http/create-router';

/** Called by Next once per server process, before it answers. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  if (process.env.NODE_ENV !== 'development') {
    const { createRouter } = await import('./lib/http/create-router');
    const { setRouter } = await import('./lib/studio/instance');
    setRouter(createRouter(import.meta.glob<RouteModule>('./app/api/**/route.ts')));
  }
  const { startStudio } = await import('./lib/studio/start-studio');
  await startStudio();
}
