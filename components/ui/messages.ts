/** The messages of the primitives. */
export const uiMessages = {
  partDelayed: 'Part of Easel did not load yet. Easel is trying again. If nothing changes, reload the page.',
} as const;
