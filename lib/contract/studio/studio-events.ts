/** The prefix of the studio's own events. Upstream events with this prefix are not relayed. */
export const studioEventPrefix = 'studio_';

/** Names of the events that the studio adds to the relayed stream. */
export const studioEventNames = {
  /** A job was created or changed; data is a `StudioJob`. */
  job: 'studio_job_updated',
  /** A file was stored, or its thumbnails, poster or other versions changed; data is a `StudioMedia`. */
  media: 'studio_media_updated',
  /** Files are gone for good; data is `{"ids": […]}`. */
  mediaRemoved: 'studio_media_removed',
  /** The queue was paused or resumed; data is a `QueueState`. */
  queue: 'studio_queue_changed',
  /**
   * Boards were changed, what is on them, who may view them, or what people said there; data is `{"ids": […]}`. All
   * browsers receive it, also of people who may not view these boards, so it says nothing else.
   */
  board: 'studio_board_changed',
  /** The link to the upstream changed; data is an `UpstreamLink`. */
  link: 'studio_link_changed',
  /** Events may have been missed: read everything again. Data is `{}`. */
  resync: 'studio_resync',
} as const;
