import { and, desc, eq, gt, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { StudioSession } from '../../contract/studio/studio-session.ts';
import type { Database } from '../../database/connect.ts';
import { apiTokens, people, sessions } from '../../database/studio-people-tables.ts';
import { record, type Actor } from '../audit/record.ts';
import type { Access } from '../context/access.ts';
import type { Caller, Identified } from '../context/caller.ts';
import { createToken, isTokenLike } from './secret-token.ts';

/** The sessions of this studio, stored as rows, so that any process can end any of them. */
export interface Sessions {
  /**
   * Opens a session for a person, and records their login.
   *
   * @returns its token, which only the browser stores; null for a person who may not log in
   */
  open: (session: {
    personId: string;
    isByStudioPassword: boolean;
    /** The hash that the password was checked against: if it is another one by now, there is no session. */
    passwordHash?: string;
    access: Access;
  }) => Promise<string | null>;
  /** Who has a session; null for one that is not valid now, or whose person may not log in. */
  find: (id: string) => Promise<Identified | null>;
  /** A person's sessions, the last used first. */
  list: (personId: string, currentId: string | null) => Promise<StudioSession[]>;
  /** Ends a session in whose place its browser gets another one. */
  replace: (id: string) => Promise<void>;
  /** Logs a browser out of its session. */
  logOut: (id: string, access: Access) => Promise<void>;
  /** Ends a session of the person who asks. @returns whether there was one */
  end: (id: string, caller: Caller) => Promise<boolean>;
  /**
   * Ends all sessions of a person.
   *
   * @param options.withTokens removes all their API tokens as well
   */
  endAllOf: (person: { id: string; name: string }, by: Actor, options?: { withTokens: boolean }) => Promise<void>;
  /** Ends expired sessions and those that another `STUDIO_PASSWORD` opened. */
  endStale: () => Promise<void>;
}

/** How exactly the last request is recorded: a row is not written at every request. */
const seenEverySeconds = 60;
const now = sql`now()`;

/** Ends every session of everybody. */
export async function endAllSessions(database: Database): Promise<void> {
  await database.delete(sessions);
}

/**
 * @param options.passwordMark differs for each `STUDIO_PASSWORD`
 * @param options.seconds lifetime of a session
 */
export function createSessions(options: { database: Database; passwordMark: string; seconds: number }): Sessions {
  const { database, passwordMark, seconds } = options;
  const isOfPassword = or(isNull(sessions.passwordMark), eq(sessions.passwordMark, passwordMark));

  async function endStale(): Promise<void> {
    const isOfOther = and(isNotNull(sessions.passwordMark), ne(sessions.passwordMark, passwordMark));
    await database.delete(sessions).where(or(lte(sessions.expiresAt, now), isOfOther));
  }

  /** Records that a session was used. */
  async function note(id: string, personId: string): Promise<void> {
    const isLater = lt(sessions.lastSeenAt, sql`now() - make_interval(secs => ${seenEverySeconds})`);
    const noted = await database
      .update(sessions)
      .set({ lastSeenAt: now })
      .where(and(eq(sessions.id, id), isLater))
      .returning({ id: sessions.id });
    if (noted.length > 0) await database.update(people).set({ lastSeenAt: now }).where(eq(people.id, personId));
  }

  return {
    async open({ personId, isByStudioPassword, passwordHash, access }) {
      await endStale();
      const { token, id } = createToken();
      const isHash = passwordHash === undefined ? undefined : eq(people.passwordHash, passwordHash);
      return database.transaction(async (transaction) => {
        // Locks the person: a deactivation or a new password comes before, and is seen, or after, and ends the session.
        const found = await transaction
          .update(people)
          .set({ lastSeenAt: now })
          .where(and(eq(people.id, personId), people.isActive, isHash))
          .returning({ id: people.id });
        if (found.length === 0) return null;
        await transaction.insert(sessions).values({
          id,
          personId,
          passwordMark: isByStudioPassword ? passwordMark : null,
          userAgent: access.userAgent,
          address: access.address,
          expiresAt: sql`now() + make_interval(secs => ${seconds})`,
        });
        await record(transaction, { personId, access }, { action: 'logged_in', subject: null, details: {} });
        return token;
      });
    },
    async find(id) {
      const [found] = await database
        .select({
          personId: people.id,
          role: people.role,
          isNoted: sql<boolean>`${sessions.lastSeenAt} >= now() - make_interval(secs => ${seenEverySeconds})`,
        })
        .from(sessions)
        .innerJoin(people, eq(people.id, sessions.personId))
        .where(and(eq(sessions.id, id), isOfPassword, gt(sessions.expiresAt, now), people.isActive));
      if (found === undefined) return null;
      const { personId, role, isNoted } = found;
      if (!isNoted) await note(id, personId);
      return { personId, role, sessionId: id, token: null };
    },
    async list(personId, currentId) {
      const rows = await database
        .select()
        .from(sessions)
        .where(and(eq(sessions.personId, personId), isOfPassword, gt(sessions.expiresAt, now)))
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
      return rows.map(({ id, userAgent, address, createdAt, lastSeenAt }) => ({
        id,
        isCurrent: id === currentId,
        userAgent,
        address,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      }));
    },
    async replace(id) {
      await database.delete(sessions).where(eq(sessions.id, id));
    },
    logOut: (id, access) =>
      database.transaction(async (transaction) => {
        const ended = await transaction
          .delete(sessions)
          .where(eq(sessions.id, id))
          .returning({ personId: sessions.personId });
        for (const { personId } of ended) {
          await record(transaction, { personId, access }, { action: 'logged_out', subject: null, details: {} });
        }
      }),
    async end(id, caller) {
      if (!isTokenLike(id)) return false;
      return database.transaction(async (transaction) => {
        const isThis = and(eq(sessions.id, id), eq(sessions.personId, caller.personId));
        const ended = await transaction.delete(sessions).where(isThis).returning({ id: sessions.id });
        if (ended.length === 0) return false;
        await record(transaction, caller, { action: 'session_ended', subject: null, details: {} });
        return true;
      });
    },
    endAllOf: ({ id, name }, by, { withTokens } = { withTokens: false }) =>
      database.transaction(async (transaction) => {
        const ended = await transaction
          .delete(sessions)
          .where(eq(sessions.personId, id))
          .returning({ id: sessions.id });
        const removed = withTokens
          ? await transaction.delete(apiTokens).where(eq(apiTokens.personId, id)).returning({ id: apiTokens.id })
          : [];
        await record(transaction, by, {
          action: 'sessions_ended',
          subject: { kind: 'person', id, name },
          details: { sessions: ended.length, tokens: removed.length },
        });
      }),
    endStale,
  };
}
