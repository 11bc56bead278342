import type { Translation } from '@/lib/intl/translation';
import type { mediaMessages } from './messages-late';

/** The German of `mediaMessages`. */
export const mediaGerman: Translation<typeof mediaMessages> = {
  ofStage: {
    image: 'Aktuelles Bild verwenden',
    video: 'Aktuelles Video verwenden',
    audio: 'Aktuelle Audiodatei verwenden',
  },
};
