import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { sessions } from '../../database/studio-session-tables.ts';

/** The sessions of this studio, stored as rows, so that any process can end any of them. */
export interface Sessions {
  /** Opens a session. @returns its token, which only the browser stores */
  open: () => Promise<string>;
  /** Whether a session is valid now. */
  holds: (id: string) => Promise<boolean>;
  end: (id: string) => Promise<void>;
  endAll: () => Promise<void>;
  /** Ends expired sessions and those that another password opened. */
  endStale: () => Promise<void>;
}

/** The id of a token's session; null for an invalid token. */
export function sessionId(token: string | null): string | null {
  if (token === null || !/^[\w-]{43}$/.test(token)) return null;
  return createHash('sha256').update(token).digest('base64url');
}

/** Ends every session, of any password. */
export async function endAllSessions(database: Database): Promise<void> {
  await database.delete(sessions);
}

/**
 * @param options.passwordMark differs for each password
 * @param options.seconds lifetime of a session
 */
export function createSessions(options: { database: Database; passwordMark: string; seconds: number }): Sessions {
  const { database, passwordMark, seconds } = options;
  const now = sql`now()`;

  async function endStale(): Promise<void> {
    await database.delete(sessions).where(or(lte(sessions.expiresAt, now), ne(sessions.passwordMark, passwordMark)));
  }

  return {
    async open() {
      await endStale();
      const token = randomBytes(32).toString('base64url');
      const expiresAt = sql`now() + make_interval(secs => ${seconds})`;
      await database.insert(sessions).values({ id: sessionId(token) ?? '', passwordMark, expiresAt });
      return token;
    },
    async holds(id) {
      const isThis = and(eq(sessions.id, id), eq(sessions.passwordMark, passwordMark), gt(sessions.expiresAt, now));
      const found = await database.select({ id: sessions.id }).from(sessions).where(isThis);
      return found.length > 0;
    },
    async end(id) {
      await database.delete(sessions).where(eq(sessions.id, id));
    },
    endAll: () => endAllSessions(database),
    endStale,
  };
}
