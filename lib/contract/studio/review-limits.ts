/** What somebody may say of an item on a board: use it, do not use it, or change it first. */
export const verdicts = ['yes', 'no', 'change'] as const;
export type Verdict = (typeof verdicts)[number];

/** Limits of comments: characters of one, and how many an item has on a board. Apart from the schemas, so that forms load without zod. */
export const commentLimits = { text: 2_000, perItem: 500 } as const;
