import { and, desc, eq, gt, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { StudioSession } from '../../contract/studio/studio-session.ts';
import type { Database } from '../../database/connect.ts';
import { people, sessions } from '../../database/studio-people-tables.ts';
import type { Caller } from '../context/caller.ts';
import { createToken, isTokenLike } from './secret-token.ts';

/** The sessions of this studio, stored as rows, so that any process can end any of them. */
export interface Sessions {
  /**
   * Opens a session for a person.
   *
   * @returns its token, which only the browser stores; null for a person who may not log in
   */
  open: (session: {
    personId: string;
    isByStudioPassword: boolean;
    /** The hash that the password was checked against: if it is another one by now, there is no session. */
    passwordHash?: string;
    userAgent: string;
    address: string | null;
  }) => Promise<string | null>;
  /** Who has a session; null for one that is not valid now, or whose person may not log in. */
  find: (id: string) => Promise<Caller | null>;
  /** A person's sessions, the last used first. */
  list: (personId: string, currentId: string | null) => Promise<StudioSession[]>;
  /** Ends a session. With a person, only if it is theirs. @returns whether there was one */
  end: (id: string, personId?: string) => Promise<boolean>;
  /** Ends all sessions of a person. */
  endAllOf: (personId: string) => Promise<void>;
  /** Ends expired sessions and those that another `STUDIO_PASSWORD` opened. */
  endStale: () => Promise<void>;
}

/** A stored user agent is for reading, and everybody who logs in chooses it. */
const userAgentCharacters = 400;
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
    async open({ personId, isByStudioPassword, passwordHash, userAgent, address }) {
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
          userAgent: userAgent.slice(0, userAgentCharacters),
          address,
          expiresAt: sql`now() + make_interval(secs => ${seconds})`,
        });
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
    async end(id, personId) {
      if (!isTokenLike(id)) return false;
      const isThis = and(eq(sessions.id, id), personId === undefined ? undefined : eq(sessions.personId, personId));
      return (await database.delete(sessions).where(isThis).returning({ id: sessions.id })).length > 0;
    },
    async endAllOf(personId) {
      await database.delete(sessions).where(eq(sessions.personId, personId));
    },
    endStale,
  };
}
