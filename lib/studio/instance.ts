import type { StudioSettings } from './context/settings.ts';
import type { Router } from '../http/create-router.ts';
import type { Studio } from './create-studio.ts';

/**
 * Next loads instrumentation, route handlers and the proxy as separate bundles, and the program that starts Next is in
 * none of them. What must exist once is therefore a property of the global object: the settings, which the program
 * sets, the studio, which the instrumentation creates from them and the others read, and the router of the bundled
 * route handlers, with which the program calls them.
 */
interface Holder {
  settings: StudioSettings | null;
  studio: Studio | null;
  router: Router | null;
  started: PromiseWithResolvers<Studio>;
}
const key = Symbol.for('easel.studio');
const holder = ((globalThis as { [key: symbol]: Holder | undefined })[key] ??= {
  settings: null,
  studio: null,
  router: null,
  started: Promise.withResolvers<Studio>(),
});

/** Returns the studio of this process. Throws if it was not started yet. */
export function getStudio(): Studio {
  if (holder.studio === null) throw new Error('The studio was not started.');
  return holder.studio;
}

/** Resolves with the studio of this process as soon as it is started. */
export function awaitStudio(): Promise<Studio> {
  return holder.started.promise;
}

/** Sets the studio of this process; null removes it. */
export function setStudio(studio: Studio | null): void {
  holder.studio = studio;
  if (studio !== null) holder.started.resolve(studio);
}

/**
 * Returns the settings for the studio of this process. Throws if the process was not started by `main.ts`, which guards
 * the studio.
 */
export function getSettings(): StudioSettings {
  if (holder.settings === null)
    throw new Error('Start the studio with lib/studio/main.ts: Next alone does not check requests.');
  return holder.settings;
}

/** Sets the settings for the studio of this process. */
export function setSettings(settings: StudioSettings): void {
  holder.settings = settings;
}

/** Returns the router of the bundled route handlers; null in development, where Next rebuilds them after a change. */
export function getRouter(): Router | null {
  return holder.router;
}

/** Sets the router of the bundled route handlers. */
export function setRouter(router: Router): void {
  holder.router = router;
}
