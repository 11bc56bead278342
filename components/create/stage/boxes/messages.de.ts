import type { Translation } from '@/lib/intl/translation';
import type { stageBoxMessages } from './messages';

/** The German of `stageBoxMessages`. */
export const stageBoxGerman: Translation<typeof stageBoxMessages> = {
  show: 'Boxen einblenden',
  hide: 'Boxen ausblenden',
  list: 'Boxen, aus denen das Bild entstand',
  unnamed: 'Box {position}',
};
