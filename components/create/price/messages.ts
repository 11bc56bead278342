import { defineMessages } from '@/lib/intl/define-messages';

/** The messages of the line above the send button: how long a press takes, and what it costs. */
export const estimateMessages = defineMessages('estimate', {
  /** How long a press takes. */
  about: 'About {time}',
  aboutImages: 'About {time} for {count} images',
  aboutVideos: 'About {time} for {count} videos',
  hint: '{samples, plural, one {From the last run with similar settings.} other {From the last # runs with similar settings.}}',
  hintScaled:
    '{samples, plural, one {Scaled from the last run, which had other settings.} other {Scaled from the last # runs, which had other settings.}}',
  startsIn: 'Starts in about {time}',
  after: '{count, plural, one {After # queued job} other {After # queued jobs}}',
  paused: 'The queue is paused',

  price: 'About {price}',
  priceHint: 'Estimated from the service’s price list. The service may charge differently.',
});
