/** Limits of what people enter about themselves, in characters. Apart from the schemas, so that forms load without zod. */
export const personLimits = { name: 80, email: 254, password: { least: 10, most: 200 } } as const;
