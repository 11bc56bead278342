/** Header under which the browser names a submission, so that pressing twice makes one. */
export const idempotencyHeader = 'Idempotency-Key';

/** Header of the enqueue's answer that names the studio's job. */
export const jobHeader = 'Easel-Job';

/** Header under which the browser names what it sends with one press, as one brief to several models: a UUID. */
export const batchHeader = 'Easel-Batch';

/** Header by which the browser has a submission recorded and held, instead of sent: `1`. */
export const holdHeader = 'Easel-Hold';
