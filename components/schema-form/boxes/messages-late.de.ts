import type { Translation } from '@/lib/intl/translation';
import type { boxMessages } from './messages-late';

/** The German of `boxMessages`. */
export const boxGerman: Translation<typeof boxMessages> = {
  field: 'Boxen',
  empty: 'Boxen legen fest, was wohin gehört.',
  draw: 'Boxen zeichnen',
  chips: 'Boxen im Prompt',
  unnamed: 'Keine Beschreibung',
  edit: 'Box {position} bearbeiten:',
  add: 'Box hinzufügen',
  undescribed: 'Box {position} braucht eine Beschreibung.',
  undescribedOf: 'Die Boxen {positions} brauchen eine Beschreibung.',

  textOf: 'Inhalt von Box {position}',
  placeholder: 'Inhalt beschreiben',
  numbersOf: 'Position von Box {position}, in einem Raster von 0 bis 1000 ab links oben',
  numbers: { left: 'Links', top: 'Oben', width: 'Breite', height: 'Höhe' },
  numberOf: {
    left: 'Linke Kante von Box {position}',
    top: 'Obere Kante von Box {position}',
    width: 'Breite von Box {position}',
    height: 'Höhe von Box {position}',
  },
  duplicate: 'Box {position} duplizieren',
  duplicateHint: 'Duplizieren (Strg oder ⌘ D)',
  remove: 'Box {position} entfernen',

  tool: 'Boxen zeichnen',
  modes: 'Modus',
  box: 'Box',
  boxHint: 'Boxen zeichnen (R)',
  select: 'Auswählen',
  selectHint: 'Boxen auswählen und verschieben (V)',
  undo: 'Box-Änderung rückgängig machen',
  redo: 'Box-Änderung wiederholen',
  backdrop: 'Hintergrund',
  emptyFrame: 'Leerer Frame',
  image: 'Bild {position}',
  frame: 'Frame',
  aboutSize: 'Etwa {pixels}',
  ratio: '{width}:{height}',
  named: 'Box {position}: {text}, links {left}, oben {top}, Breite {width}, Höhe {height}',
  placed: 'Box {position}, links {left}, oben {top}, Breite {width}, Höhe {height}',
  pixels: '{width} × {height}',
  list: 'Alle Boxen',
  noneYet: 'Noch keine Boxen',
  noneYetHint: 'Im Frame ziehen, um eine Box zu zeichnen. Jede Box sagt, was hineingehört.',
  choose: 'Eine Box auswählen, um sie zu beschreiben.',
  hints: {
    draw: 'Ziehen zeichnet eine Box. Leertaste halten verschiebt den Ausschnitt.',
    chosen:
      'Pfeiltasten verschieben, mit Umschalt um 10, mit Strg oder ⌘ ändern sie die Größe. Enter beschreibt, Entf löscht.',
    touch: 'Ziehen zeichnet eine Box. Zwei Finger zoomen und verschieben.',
  },
};
