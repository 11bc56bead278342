import { z } from 'zod';
import { permissions } from './permissions.ts';
import { apiTokenLimits } from './person-limits.ts';

const scopeSchema = z.enum(permissions, 'Choose a scope: view, make or administer.');
const daysMessage = `Choose 1 to ${apiTokenLimits.days} days, or null for a token that does not expire.`;

/** A token by which a program uses the studio for a person. The token itself is only in the answer that creates it. */
export const apiTokenSchema = z.object({
  id: z.string(),
  /** What it is for, such as “Nightly renders”. */
  name: z.string(),
  /** What it may do at most. It never may do more than its person. */
  scope: scopeSchema,
  createdAt: z.iso.datetime(),
  /** The last request, to the minute; null before the first. */
  lastUsedAt: z.iso.datetime().nullable(),
  /** Null for a token that does not expire. An expired one stays in the list until it is removed. */
  expiresAt: z.iso.datetime().nullable(),
});
export type ApiToken = z.infer<typeof apiTokenSchema>;

/** A request for an API token. */
export const newApiTokenSchema = z.strictObject({
  name: z
    .string('Enter a name.')
    .trim()
    .min(1, 'Enter a name.')
    .max(apiTokenLimits.name, `Use at most ${apiTokenLimits.name} characters.`),
  scope: scopeSchema,
  expiresInDays: z.int(daysMessage).min(1, daysMessage).max(apiTokenLimits.days, daysMessage).nullable(),
});
export type NewApiToken = z.infer<typeof newApiTokenSchema>;

/** An API token with its text, shown once: the studio stores only its hash. */
export const createdApiTokenSchema = apiTokenSchema.extend({ token: z.string() });
export type CreatedApiToken = z.infer<typeof createdApiTokenSchema>;
