/** Limits of what people enter about themselves, in characters. Apart from the schemas, so that forms load without zod. */
export const personLimits = { name: 80, email: 254, password: { least: 10, most: 200 } } as const;

/** Limits of API tokens: characters of a name, days until one expires, and how many a person has. */
export const apiTokenLimits = { name: 80, days: 365, perPerson: 50 } as const;

/** Characters that are invisible alone, or turn the direction of the text around them: names have none. */
export const hiddenCharacters = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
