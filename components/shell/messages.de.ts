import type { Translation } from '@/lib/intl/translation';
import type { shellMessages } from './messages';

/** The German of `shellMessages`. */
export const shellGerman: Translation<typeof shellMessages> = {
  screens: 'Bereiche',
  create: 'Erstellen',
  library: 'Bibliothek',
  models: 'Modelle',
  storyboards: 'Storyboards',
  fineTunes: 'Fine-Tunings',
  engines: 'Engines',
  settings: 'Einstellungen',
  home: 'Easel, Startseite',
  commands: 'Befehle',
  commandsHint: 'Befehle (⌘K, Strg+K)',
  skipToContent: 'Zum Inhalt springen',
};
