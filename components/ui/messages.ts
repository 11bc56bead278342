/** The messages of the primitives. */
export const uiMessages = {
  partDelayed: 'A part of Easel did not load. It comes when the studio answers. If it does not, reload the page.',
} as const;
