/** Limits of storyboards. */
export const storyboardLimits = { shots: 200, references: 20, nameLength: 120, promptLength: 20_000 } as const;
