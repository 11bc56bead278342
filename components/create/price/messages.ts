import { defineMessages } from '@/lib/intl/define-messages';

/** The messages of the line above the send button: how long a press takes, and what it costs. */
export const estimateMessages = defineMessages('estimate', {
  /** How long a press takes. */
  about: 'About {time}',
  aboutImages: 'About {time} for {count} images',
  aboutVideos: 'About {time} for {count} videos',
  hint: 'From the last {samples} runs with similar settings.',
  startsIn: 'Starts in about {time}',
  after: '{count, plural, one {After # queued job} other {After # queued jobs}}',
  paused: 'The queue is paused',

  price: 'About {price}',
  priceHint: 'Estimated from the service’s price list. The service may charge differently.',
});
