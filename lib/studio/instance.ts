import type { StudioSettings } from './context/settings.ts';
import type { Studio } from './create-studio.ts';

/**
 * Next loads instrumentation, route handlers and the proxy as separate bundles, and the program that starts it is in none.
 * What must exist once is a property of the global object: the settings, set by the program, and the studio, which the
 * instrumentation creates from them and the others read.
 */
interface Holder {
  settings: StudioSettings | null;
  studio: Studio | null;
  started: PromiseWithResolvers<Studio>;
}
const key = Symbol.for('easel.studio');
const holder = ((globalThis as { [key: symbol]: Holder | undefined })[key] ??= {
  settings: null,
  studio: null,
  started: Promise.withResolvers<Studio>(),
});

/** The studio of this process. Throws before it was started. */
export function getStudio(): Studio {
  if (holder.studio === null) throw new Error('The studio was not started.');
  return holder.studio;
}

/** The studio of this process, as soon as it is started. */
export function awaitStudio(): Promise<Studio> {
  return holder.started.promise;
}

/** Makes a studio the one of this process; null takes it away. */
export function setStudio(studio: Studio | null): void {
  holder.studio = studio;
  if (studio !== null) holder.started.resolve(studio);
}

/** The settings that the studio of this process is to have. Throws where `main.ts`, which guards it, did not start it. */
export function getSettings(): StudioSettings {
  if (holder.settings === null)
    throw new Error('Start the studio with lib/studio/main.ts: Next alone does not check requests.');
  return holder.settings;
}

/** Gives the studio of this process its settings. */
export function setSettings(settings: StudioSettings): void {
  holder.settings = settings;
}
