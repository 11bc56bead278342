import type { Translation } from '@/lib/intl/translation';
import type { outpaintMessages } from './messages-late';

/** The German of `outpaintMessages`. */
export const outpaintGerman: Translation<typeof outpaintMessages> = {
  open: 'Am Bild erweitern',
  result: 'danach {size} px',
  tool: 'Bild erweitern',
  frame: 'Rahmen des Ergebnisses',
  edges: { left: 'Linke Kante', right: 'Rechte Kante', top: 'Obere Kante', bottom: 'Untere Kante' },
  added: '+{pixels} px',
  addedTo: '{pixels} px mehr, {size}',
  ratio: 'Seitenverhältnis',
  free: 'Frei',
  ratioOf: '{width}:{height}',
  reset: 'Zurücksetzen',
  undo: 'Änderung des Rahmens zurücknehmen',
  redo: 'Änderung des Rahmens wiederholen',
  hint: 'Ziehe eine Kante oder Ecke. Sie rastet bei üblichen Verhältnissen ein, außer mit Alt. Pfeiltasten bewegen eine Kante, mit Umschalt um 10.',
  ratioHint: 'Ziehe eine Kante zu einem anderen Verhältnis dieses Modells, oder nimm die Pfeiltasten.',
  touch: 'Ziehe eine Kante oder Ecke. Zwei Finger zoomen und verschieben.',
};
