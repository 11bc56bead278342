/** How large a preset may be and how many a model may have. Without zod, so that the first load may import it. */
export const presetLimits = {
  /** Characters of a name. */
  nameLength: 80,
  /** Bytes of the form's values, as JSON in UTF-8. */
  valuesBytes: 256_000,
  perModel: 200,
} as const;
