import type { EmbeddedSettings } from '../contract/embedded-settings.ts';
import type { StudioMedia } from '../contract/studio/studio-media.ts';
import { createStore } from './create-store.ts';
import type { SendTarget } from './models/send-targets.ts';

/** The settings in a stored file, which fill the form. */
export interface HandedSettings {
  kind: 'settings';
  settings: EmbeddedSettings;
  /** The name of the file. */
  file: string;
}

/**
 * What another part of the studio hands to Create: settings; files that are used as if they were dropped there; stored
 * files of one kind, of which each becomes a request.
 */
export type HandedToCreate =
  | HandedSettings
  | { kind: 'files'; files: readonly File[] }
  | { kind: 'media'; target: SendTarget; items: readonly StudioMedia[] };

/** What Create takes, once it is shown; null for nothing. */
export const handedToCreate = createStore<HandedToCreate | null>(null);
