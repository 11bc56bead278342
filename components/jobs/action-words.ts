/** The English of what is done about jobs; apart from the rest, as it is there before the first paint. */
export const actionWords = {
  actionFailed: (why: string) => `That did not work: ${why}`,
} as const;
