/** How large a snippet may be and how many there may be. Without zod, so that the first load may import it. */
export const snippetLimits = {
  /** Characters of a name. */
  nameLength: 80,
  /** Characters of a text. */
  textLength: 20_000,
  /** Of each kind. */
  perKind: 500,
} as const;
