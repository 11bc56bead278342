import { defineMessages } from '@/lib/intl/define-messages';

/** The messages of media fields that are not needed at first. */
export const mediaMessages = defineMessages('mediaField', {
  ofStage: {
    image: 'Use the current image',
    video: 'Use the current video',
    audio: 'Use the current audio',
  },
});
