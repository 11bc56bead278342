import type { Translation } from '@/lib/intl/translation';
import type { dropMessages } from './messages';

/** The German of `dropMessages`. */
export const dropGerman: Translation<typeof dropMessages> = {
  prompt: 'Prompt',
  negativePrompt: 'Negativer Prompt',
  seed: 'Seed',
  size: 'Größe',

  filesAndLists: 'Dateien und Listen',
  filesAndListsShort: 'Dateien',
  chooseFile: 'Datei verwenden…',
  chooseOneFolder: 'Ordner verwenden…',
  chooseFileHint: 'Eine Datei bearbeiten, hochskalieren oder animieren, oder ihre Einstellungen verwenden',
  chooseFiles: 'Dateien auswählen…',
  chooseFolder: 'Ordner auswählen…',
  enterList: 'Prompt-Liste…',
  dropHint: 'Dateien lassen sich auch überall auf dieser Seite ablegen oder einfügen.',

  targets: 'Verwendung der Datei',
  withModel: 'mit „{model}“',
  eachWith: 'jeweils mit „{model}“',
  elsewhere: 'Woanders ablegen, um alle Möglichkeiten zu sehen.',
  dropAny: 'Dateien hier ablegen',
  dropAnyHint: 'Bilder, Videos, Audio, Prompt-Listen, Tabellen oder ein Ordner',
  dropList: 'Für eine Serie hier ablegen',
  dropListHint: 'Jeder Prompt und jede Zeile wird eine Anfrage',

  titleOne: '{file} verwenden',
  titleMany: {
    image: '{count, plural, one {# Bild verwenden} other {# Bilder verwenden}}',
    video: '{count, plural, one {# Video verwenden} other {# Videos verwenden}}',
    audio: '{count, plural, one {# Audiodatei verwenden} other {# Audiodateien verwenden}}',
  },
  close: 'Schließen',
  choices: 'Möglichkeiten',
  noChoice: 'Kein Modell nimmt diese Art von Datei an.',
  readingSettings: 'Die Datei wird nach Einstellungen durchsucht…',
  settings: {
    automatic1111: 'Einstellungen aus AUTOMATIC1111 oder Forge',
    comfyui: 'Einstellungen aus ComfyUI',
    easel: 'Einstellungen aus Easel',
  },
  fills: 'Füllt das Formular von „{model}“ aus.',
  fillsInstead: '{named} ist hier nicht verfügbar. Füllt das Formular von „{model}“ aus.',
  takeSettings: 'Einstellungen verwenden',
  settingsUsed: 'Einstellungen ins Formular übernommen.',
  settingsReport: 'Einstellungen aus der Datei',
  settingsTitle: 'Aus {file}:',
  hasSettings: '{file} enthält Einstellungen.',
  workflow: 'mit dem enthaltenen ComfyUI-Workflow',
  addAsModel: 'Als Modell hinzufügen',
  hasWorkflow: '{file} enthält einen ComfyUI-Workflow.',
  leftOut: '{more, plural, =0 {Nicht verwendet: {names}.} other {Nicht verwendet: {names} und # weitere.}}',

  noUse:
    '{file} lässt sich hier nicht verwenden. Möglich sind Bilder, Videos, Audio, eine Prompt-Liste (.txt) oder eine Tabelle (.csv).',
  noUseZip: '{file} lässt sich hier nicht verwenden. In der Bibliothek importieren.',
  noUseJson: '{file} enthält weder Einstellungen noch einen ComfyUI-Workflow.',
  noUseMany:
    'Keine dieser {count} Dateien lässt sich hier verwenden. Möglich sind Bilder, Videos, Audio, eine Prompt-Liste (.txt) oder eine Tabelle (.csv).',
  emptyFolder: 'In diesem Ordner sind keine Dateien.',
  formLoading: 'Das Formular wird noch geladen. Gleich erneut versuchen.',
};
