import type { Translation } from '@/lib/intl/translation';
import type { createMessages } from './messages';

/** The German of `createMessages`. */
export const createGerman: Translation<typeof createMessages> = {
  title: 'Erstellen',
  request: 'Anfrage',
  image: 'Bild',
  jobs: 'Aufträge',
  jobsOpen: 'Aufträge · {count}',
  panes: 'Bereiche',
  presets: 'Presets',
  intents: 'Aufgabe',
  resizeForm: 'Breite der Anfrage',
  resizeJobs: 'Höhe der Aufträge',

  model: 'Modell',
  chooseModel: 'Modell auswählen',
  byId: 'Über Modell-ID',
  modelsUnreachable: 'Die Modelle konnten nicht geladen werden.',
  modelUnreachable: 'Das Modell „{id}“ konnte nicht geladen werden.',
  noSuchModel: 'Es gibt kein Modell „{id}“. Ein anderes auswählen.',
  formUnreachable: 'Das Formular konnte nicht geladen werden.',
  noSchema: 'Der Dienst hat für dieses Modell kein Anfrageschema, daher gibt es kein Formular.',
  tryAgain: 'Erneut versuchen',
  loadingForm: 'Das Formular wird geladen.',

  variants: 'Varianten',
  variantsHint: 'Anzahl der Ergebnisse pro Durchlauf (num_generations)',
  generate: 'Generieren',
  generateMany: 'Generieren ({count})',
  saveQueued: 'Änderungen speichern',

  undo: 'Rückgängig',
  details: 'Details',
  remixed: 'Einstellungen ins Formular übernommen.',
};
