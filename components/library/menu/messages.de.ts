import type { Translation } from '@/lib/intl/translation';
import type { menuMessages } from './messages';

/** The German of `menuMessages`. */
export const menuGerman: Translation<typeof menuMessages> = {
  deleteKey: 'Entf',
  label: '{count, plural, one {Aktionen für dieses Element} other {Aktionen für # Elemente}}',
  open: 'Öffnen',
  star: 'Mit Stern markieren',
  unstar: 'Stern entfernen',
  sendTo: 'Senden an…',
  storyboard: 'Storyboard daraus machen',
  board: 'Zu Board hinzufügen',
  boardsFailed: 'Die Boards konnten nicht geladen werden',
  noBoards: 'Noch keine Boards',
  removeFromBoard: 'Aus diesem Board entfernen',
  compare: '{count} vergleichen',
  download: '{count, plural, one {Herunterladen} other {# als ZIP herunterladen}}',
  copyPrompt: 'Prompt kopieren',
  promptCopied: 'Prompt kopiert',
  find: 'Ähnliche suchen',
  sameColours: 'Ähnliche Farben',
  sameSeed: 'Seed {seed}',
  sameModel: 'Modell {model}',
  sameBatch: 'Dieselbe Serie',
  trash: 'In den Papierkorb',
  restore: 'Wiederherstellen',
};
