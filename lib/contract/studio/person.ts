import { z } from 'zod';
import { roles } from './permissions.ts';
import { hiddenCharacters, personLimits } from './person-limits.ts';

export const roleSchema = z.enum(roles, 'Choose a role: viewer, maker or administrator.');

/** A name as it is shown, such as “Ann”. */
const nameSchema = z
  .string('Enter a name.')
  .trim()
  .normalize('NFC')
  .regex(/[\p{L}\p{N}]/u, 'Enter a name.')
  .refine((name) => !hiddenCharacters.test(name), 'Use only visible characters.')
  .max(personLimits.name, `Use at most ${personLimits.name} characters.`);

/** An e-mail address in lower case, since people do not remember how they once wrote it. */
const emailSchema = z
  .string('Enter an e-mail address.')
  .trim()
  .toLowerCase()
  .max(personLimits.email, `Use at most ${personLimits.email} characters.`)
  .pipe(z.email('Enter an e-mail address, such as ann@example.com.'));

/** A password to log in with. The server also refuses ones that are easily guessed. */
const newPasswordSchema = z
  .string('Enter a password.')
  .min(personLimits.password.least, `Use at least ${personLimits.password.least} characters.`)
  .max(personLimits.password.most, `Use at most ${personLimits.password.most} characters.`);

/** A person who may use the studio. */
export const personSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Null for a person who has none, as the first administrator at the start. */
  email: z.string().nullable(),
  role: roleSchema,
  /** False for a person who may not log in any more. What they made stays. */
  isActive: z.boolean(),
  /** The first administrator always stays one, so that somebody can let others in. */
  isFirst: z.boolean(),
  createdAt: z.iso.datetime(),
  /** The last request, to the minute; null before the first. */
  lastSeenAt: z.iso.datetime().nullable(),
});
export type Person = z.infer<typeof personSchema>;

/** A person as others see them, such as the owner of a result. */
export const personNameSchema = z.object({ id: z.uuid(), name: z.string() });
export type PersonName = z.infer<typeof personNameSchema>;

/** What an administrator changes of another person. */
export const personChangeSchema = z
  .strictObject({ role: roleSchema, isActive: z.boolean('isActive must be true or false.') })
  .partial();
export type PersonChange = z.infer<typeof personChangeSchema>;

/** What people change of themselves. */
export const ownChangeSchema = z.strictObject({ name: nameSchema, email: emailSchema }).partial();
export type OwnChange = z.infer<typeof ownChangeSchema>;

/** A new password of one's own. */
export const passwordChangeSchema = z.strictObject({
  current: z.string('Enter your current password.').max(personLimits.password.most, 'Wrong password.'),
  next: newPasswordSchema,
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** A request for an invitation. */
export const newInvitationSchema = z.strictObject({ name: nameSchema, role: roleSchema });
export type NewInvitation = z.infer<typeof newInvitationSchema>;

/** An open invitation. Its link is only in the answer that creates it. */
export const invitationSchema = z.object({
  id: z.string(),
  /** Whom it is for. */
  name: z.string(),
  role: roleSchema,
  /** The name of the administrator who created it. */
  createdBy: z.string(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** A link that lets a person in, shown once: the studio stores only its hash. */
export const joinLinkSchema = z.object({ url: z.url(), expiresAt: z.iso.datetime() });
export type JoinLink = z.infer<typeof joinLinkSchema>;

/** What an invited person enters. */
export const joiningSchema = z.strictObject({
  token: z.string('The token of the link is required.').max(100, 'This is not the token of a link.'),
  name: nameSchema,
  email: emailSchema,
  password: newPasswordSchema,
});
export type Joining = z.infer<typeof joiningSchema>;

/** The person who sends a request, and how they log in. */
export const meSchema = z.object({
  person: personSchema,
  /** Whether the studio requires a login. Without one, everybody is its first administrator. */
  isLoginNeeded: z.boolean(),
  /** Whether this person has a password of their own here. The first administrator's is in the server's settings. */
  hasOwnPassword: z.boolean(),
});
export type Me = z.infer<typeof meSchema>;

/** A new password for the person whom a link is for. */
export const newPasswordByLinkSchema = joiningSchema.pick({ token: true, password: true });
