import { defineMessages } from '@/lib/intl/define-messages';

/** The messages of the boxes over a result. */
export const stageBoxMessages = defineMessages('stageBox', {
  show: 'Show boxes',
  hide: 'Hide boxes',
  list: 'Boxes that the image was made from',
  unnamed: 'Box {position}',
});
