/** The limits of public links. Apart from the schemas, so that forms load without zod. */
export const boardLinkLimits = { label: 80, days: 365, links: 50, items: 100 } as const;

/** What a link may be valid for in the studio's form, in days. */
export const boardLinkDays = [1, 7, 30, 90] as const;
