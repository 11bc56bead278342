import { and, count, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { ApiToken, CreatedApiToken, NewApiToken } from '../../contract/studio/api-token.ts';
import { EaselError } from '../../contract/error.ts';
import { hasPermission } from '../../contract/studio/permissions.ts';
import { apiTokenLimits } from '../../contract/studio/person-limits.ts';
import type { Database } from '../../database/connect.ts';
import { apiTokens, people, sessions } from '../../database/studio-people-tables.ts';
import { record } from '../audit/record.ts';
import type { Caller, Identified } from '../context/caller.ts';
import { personError } from './person-error.ts';
import { apiTokenPrefix } from './read-api-token.ts';
import { createToken, isTokenLike, tokenId } from './secret-token.ts';

/** The tokens by which programs use the studio for a person. */
export interface ApiTokens {
  /** A person's tokens, expired ones too, the newest first. */
  list: (personId: string) => Promise<ApiToken[]>;
  /**
   * Creates a token for the person who asks.
   *
   * @returns it with its text, which is not stored
   * @throws EaselError `invalid_params` for a scope that the person's role does not include; `conflict` for one token
   *   too many; `forbidden` for a person who was deactivated meanwhile; `unauthenticated` when the session has ended
   *   meanwhile
   */
  create: (caller: Caller, token: NewApiToken) => Promise<CreatedApiToken>;
  /** Removes a token of the person who asks. @throws EaselError `resource_not_found` */
  remove: (id: string, caller: Caller) => Promise<void>;
  /** Who sends a token; null for one that is not valid now, or whose person may not log in. */
  find: (id: string) => Promise<Identified | null>;
}

/** How exactly the last request is recorded: a row is not written at every request. */
const usedEverySeconds = 60;
const now = sql`now()`;

/** The id under which an API token is stored; null for a text that is no API token. */
export function apiTokenId(token: string): string | null {
  return token.startsWith(apiTokenPrefix) ? tokenId(token.slice(apiTokenPrefix.length)) : null;
}

function describe({ id, name, scope, createdAt, lastUsedAt, expiresAt }: typeof apiTokens.$inferSelect): ApiToken {
  return {
    id,
    name,
    scope,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}

const unknownToken = () => new EaselError('resource_not_found', 'You have no such API token.');

/** Creates the API tokens of a studio's database. */
export function createApiTokens(database: Database): ApiTokens {
  /** Records that a token was used. */
  async function note(id: string, personId: string): Promise<void> {
    const isLater = or(
      isNull(apiTokens.lastUsedAt),
      lt(apiTokens.lastUsedAt, sql`now() - make_interval(secs => ${usedEverySeconds})`),
    );
    const noted = await database
      .update(apiTokens)
      .set({ lastUsedAt: now })
      .where(and(eq(apiTokens.id, id), isLater))
      .returning({ id: apiTokens.id });
    if (noted.length > 0) await database.update(people).set({ lastSeenAt: now }).where(eq(people.id, personId));
  }

  return {
    async list(personId) {
      const rows = await database
        .select()
        .from(apiTokens)
        .where(eq(apiTokens.personId, personId))
        .orderBy(desc(apiTokens.createdAt), apiTokens.id);
      return rows.map(describe);
    },
    create: (caller, { name, scope, expiresInDays }) =>
      database.transaction(async (transaction) => {
        const { personId, sessionId } = caller;
        // The lock lets one request at a time count, and none pass a deactivation or another role.
        const [person] = await transaction
          .select({ role: people.role })
          .from(people)
          .where(and(eq(people.id, personId), people.isActive))
          .for('update');
        if (person === undefined) throw new EaselError('forbidden', 'This account is deactivated.');
        if (sessionId !== null) {
          const isThis = and(eq(sessions.id, sessionId), eq(sessions.personId, personId));
          const [session] = await transaction.select({ id: sessions.id }).from(sessions).where(isThis).for('update');
          if (session === undefined) throw new EaselError('unauthenticated', 'Your session has ended. Log in again.');
        }
        if (!hasPermission(person.role, scope)) {
          throw personError('invalid_params', 'scope', 'Your role does not include this scope.');
        }
        const [owned] = await transaction
          .select({ count: count() })
          .from(apiTokens)
          .where(eq(apiTokens.personId, personId));
        if ((owned?.count ?? 0) >= apiTokenLimits.perPerson) {
          throw new EaselError(
            'conflict',
            `You have ${apiTokenLimits.perPerson} API tokens. Remove one that you no longer use.`,
          );
        }
        const secret = createToken();
        const [row] = await transaction
          .insert(apiTokens)
          .values({
            id: secret.id,
            personId,
            name,
            scope,
            expiresAt: expiresInDays === null ? null : sql`now() + make_interval(days => ${expiresInDays})`,
          })
          .returning();
        if (row === undefined) throw new Error('The API token was not stored.');
        await record(transaction, caller, {
          action: 'api_token_created',
          subject: { kind: 'api_token', id: row.id, name },
          details: { scope, expiresInDays },
        });
        return { ...describe(row), token: `${apiTokenPrefix}${secret.token}` };
      }),
    async remove(id, caller) {
      if (!isTokenLike(id)) throw unknownToken();
      await database.transaction(async (transaction) => {
        const [removed] = await transaction
          .delete(apiTokens)
          .where(and(eq(apiTokens.id, id), eq(apiTokens.personId, caller.personId)))
          .returning({ name: apiTokens.name });
        if (removed === undefined) throw unknownToken();
        const subject = { kind: 'api_token', id, name: removed.name } as const;
        await record(transaction, caller, { action: 'api_token_removed', subject, details: {} });
      });
    },
    async find(id) {
      const isValid = or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, now));
      const [found] = await database
        .select({
          personId: people.id,
          role: people.role,
          scope: apiTokens.scope,
          expiresAt: apiTokens.expiresAt,
          isNoted: sql<boolean | null>`${apiTokens.lastUsedAt} >= now() - make_interval(secs => ${usedEverySeconds})`,
        })
        .from(apiTokens)
        .innerJoin(people, eq(people.id, apiTokens.personId))
        .where(and(eq(apiTokens.id, id), isValid, people.isActive));
      if (found === undefined) return null;
      const { personId, role, scope, expiresAt, isNoted } = found;
      if (isNoted !== true) await note(id, personId);
      return { personId, role, sessionId: null, token: { id, scope, expiresAt } };
    },
  };
}
