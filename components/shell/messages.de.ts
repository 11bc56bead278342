import type { Translation } from '@/lib/intl/translation';
import type { shellMessages } from './messages';

/** The German of `shellMessages`. */
export const shellGerman: Translation<typeof shellMessages> = {
  screens: 'Seiten',
  create: 'Erstellen',
  library: 'Bibliothek',
  models: 'Modelle',
  storyboards: 'Storyboards',
  fineTunes: 'Fine-Tunings',
  engines: 'Engines',
  settings: 'Einstellungen',
  more: 'Mehr',
  home: 'Easel, Startseite',
  commands: 'Befehle',
  commandsHint: 'Befehle (⌘K, Strg+K)',
  skipToContent: 'Zum Inhalt springen',
};
