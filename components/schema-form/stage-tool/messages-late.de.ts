import type { Translation } from '@/lib/intl/translation';
import type { stageToolMessages } from './messages-late';

/** The German of `stageToolMessages`. */
export const stageToolGerman: Translation<typeof stageToolMessages> = {
  tools: 'Werkzeuge',
  addPicture: 'Füge zuerst das Bild hinzu.',
  pictureUploading: 'Das Bild wird noch hochgeladen.',
  pictureElsewhere: 'Das geht mit Dateien und Bildern der Bibliothek, nicht mit Adressen anderer Websites.',
  pictureUnreadable: 'Dieser Browser kann das Bild nicht anzeigen.',
  cancel: 'Abbrechen',
  cancelHint: 'Schließen und den vorigen Stand wiederherstellen',
  done: 'Fertig',
  zoom: 'Zoom',
  zoomIn: 'Vergrößern (+)',
  zoomOut: 'Verkleinern (-)',
  fit: 'Einpassen',
  fitHint: 'In das Fenster einpassen (0)',
  zoomedTo: 'Angezeigt mit {zoom, number, percent}',
  percent: '{zoom, number, percent}',
};
