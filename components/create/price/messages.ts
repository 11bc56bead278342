const counted = (count: number, one: string, many: string) => (count === 1 ? one : many);

/** The messages of the line above the send button: how long a press takes, and what it costs. */
export const estimateMessages = {
  /** How long a press takes. */
  about: (time: string) => `About ${time}`,
  aboutImages: (time: string, count: number) => `About ${time} for ${count} images`,
  aboutVideos: (time: string, count: number) => `About ${time} for ${count} videos`,
  hint: (samples: number) => `From the last ${samples} runs with similar settings.`,
  startsIn: (time: string) => `Starts in about ${time}`,
  after: (count: number) => counted(count, 'After 1 queued job', `After ${count} queued jobs`),
  paused: 'The queue is paused',

  freeHere: 'Free on this machine',
  freeOn: (engine: string) => `Free on ${engine}`,
  free: 'Free',
  price: (price: string) => `About ${price}`,
  priceHint: 'Estimated from the service’s price list. The service may charge differently.',
  noPrice: 'Price not published',
} as const;
