/** How large a preset may be and how many a model may have. Without a schema library, so that the first load may have it. */
export const presetLimits = {
  /** Characters of a name. */
  nameLength: 80,
  /** Bytes of what is in the form, as JSON in UTF-8. */
  valuesBytes: 256_000,
  perModel: 200,
} as const;
