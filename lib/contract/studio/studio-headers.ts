/** Header under which the browser names a submission, so that a repeated press creates one job. */
export const idempotencyHeader = 'Idempotency-Key';

/** Header of the enqueue's answer that names the studio's job. */
export const jobHeader = 'Easel-Job';

/** Header under which the browser names the submissions of one press, as one request to several models: a UUID. */
export const batchHeader = 'Easel-Batch';

/** Header that records and holds a submission instead of sending it: `1`. */
export const holdHeader = 'Easel-Hold';
