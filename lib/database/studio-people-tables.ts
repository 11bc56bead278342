import { sql } from 'drizzle-orm';
import { boolean, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { permissions, roles } from '../contract/studio/permissions.ts';
import { instant } from './instant.ts';
import { studioSchema } from './studio-schema.ts';

const now = sql`now()`;

/** The people who may use the studio. The first administrator is there from the start. */
export const people = studioSchema.table('people', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  /** In lower case. */
  email: text().unique(),
  /** As `hashPassword` writes it; null for a person whose password is not here. */
  passwordHash: text('password_hash'),
  role: text({ enum: roles }).notNull(),
  /** A person who may not log in any more stays, because their things do. */
  isActive: boolean('is_active').notNull().default(true),
  createdAt: instant('created_at').notNull().default(now),
  lastSeenAt: instant('last_seen_at'),
});

/** Login sessions: a session ends when its row is deleted. A trigger notifies every studio process. */
export const sessions = studioSchema.table(
  'sessions',
  {
    /** SHA-256 of the token in the browser's cookie, as base64url: readers of this table cannot take over a session. */
    id: text().primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /**
     * Derived from `STUDIO_PASSWORD` where that opened the session, which is valid only while it is the password. Null
     * for other sessions.
     */
    passwordMark: text('password_mark'),
    userAgent: text('user_agent').notNull().default(''),
    address: text(),
    createdAt: instant('created_at').notNull().default(now),
    lastSeenAt: instant('last_seen_at').notNull().default(now),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_person').on(table.personId)],
);

/**
 * Tokens by which programs use the studio for a person. Event streams opened with a token end when its row is deleted: a
 * trigger notifies every studio process.
 */
export const apiTokens = studioSchema.table(
  'api_tokens',
  {
    /** SHA-256 of the token without its prefix, as base64url: readers of this table cannot use the token. */
    id: text().primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    scope: text({ enum: permissions }).notNull(),
    createdAt: instant('created_at').notNull().default(now),
    lastUsedAt: instant('last_used_at'),
    /** Null for a token that does not expire. */
    expiresAt: instant('expires_at'),
  },
  (table) => [index('api_tokens_person').on(table.personId)],
);

/** Open links that let a person in: a new one, or one who sets a new password. Used or removed, a row is deleted. */
export const invitations = studioSchema.table('invitations', {
  /** SHA-256 of the token in the link, as base64url. */
  id: text().primaryKey(),
  /** The person who sets a new password by it; null for an invitation. */
  personId: uuid('person_id')
    .unique()
    .references(() => people.id, { onDelete: 'cascade' }),
  /** Whom it is for. */
  name: text().notNull(),
  role: text({ enum: roles }).notNull(),
  /** The administrator who created it: without them, it ends. */
  createdBy: uuid('created_by')
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' }),
  createdAt: instant('created_at').notNull().default(now),
  expiresAt: instant('expires_at').notNull(),
});

/** Accounts elsewhere by which people log in. */
export const identities = studioSchema.table(
  'identities',
  {
    /** The issuer of the OpenID Connect provider, or `proxy` for the header of a trusted proxy. */
    issuer: text().notNull(),
    /** The account's name there, which never changes. */
    subject: text().notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** The e-mail address that the issuer confirmed at the last login, in lower case. */
    email: text(),
    /** The role that the account's groups gave at the last login; null if none did. */
    groupRole: text('group_role', { enum: roles }),
    createdAt: instant('created_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), index('identities_person').on(table.personId)],
);
