import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditActions, type AuditAction } from '../contract/studio/audit-actions.ts';
import { people } from '../database/studio-people-tables.ts';
import type { Method } from '../http/create-routes.ts';
import { setStudio } from './instance.ts';
import { auditTable } from './testing/audit-table.ts';
import { auditedCalls } from './testing/audited-calls.ts';
import { authorisationTable } from './testing/authorisation-table.ts';
import { callerOf } from './testing/caller-of.ts';
import { callRoute, readRouteFiles, sessionHeaders, type RouteFile } from './testing/route-files.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

const administrator = callerOf('00000000-0000-4000-8000-00000000000c', 'administrator');

let test: TestStudio;
let files: Map<string, RouteFile>;
let calls: ReturnType<typeof auditedCalls>;

beforeAll(async () => {
  test = await startTestStudio({ password: 'plum harbour granite' });
  setStudio(test.studio);
  files = await readRouteFiles();
  await test.studio.context.database
    .insert(people)
    .values({ id: administrator.personId, name: 'Cleo', email: 'cleo@example.com', role: 'administrator' });
  calls = auditedCalls(test, administrator);
});
afterAll(async () => {
  setStudio(null);
  await test.close();
});

type Line = [method: Method, pattern: string, recorded: readonly AuditAction[] | string];
const lines = Object.entries(auditTable).flatMap(([pattern, methods]) =>
  Object.entries(methods).map(([method, recorded]): Line => [method as Method, pattern, recorded]),
);
const audited = lines.flatMap(([method, pattern, recorded]) =>
  typeof recorded === 'string' ? [] : [[method, pattern, recorded] as const],
);

interface Found extends Record<string, unknown> {
  action: AuditAction;
  name: string | null;
}

async function lastId(): Promise<string> {
  const { rows } = await test.studio.context.database.execute<{ id: string }>(
    sql`select coalesce(max(id), 0)::text as id from studio.audit_entries`,
  );
  return rows[0]?.id ?? '0';
}

describe('the audit table', () => {
  it('has a line for every method that may change something, and no other', () => {
    const changing = Object.entries(authorisationTable).flatMap(([pattern, methods]) =>
      Object.keys(methods)
        .filter((method) => method !== 'GET')
        .map((method) => `${method} ${pattern}`),
    );
    expect(lines.map(([method, pattern]) => `${method} ${pattern}`).toSorted()).toEqual(changing.toSorted());
  });

  it('has a call for every line that is recorded, and no other', () => {
    expect(Object.keys(calls).toSorted()).toEqual(
      audited.map(([method, pattern]) => `${method} ${pattern}`).toSorted(),
    );
  });

  it.each(audited)('%s %s records %j', async (method, pattern, recorded) => {
    const call = (await calls[`${method} ${pattern}`]?.()) ?? {};
    const headers = call.headers ?? (await sessionHeaders(test.studio, administrator.personId));
    const before = await lastId();
    const status = await callRoute(files.get(pattern), {
      ...call,
      method,
      pattern,
      values: call.values ?? {},
      headers,
    });
    expect(status).toBeLessThan(400);
    const { rows } = await test.studio.context.database.execute<Found>(
      sql`select action, person_name as name from studio.audit_entries where id > ${before} order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(recorded);
    for (const { name } of rows) expect(['Cleo', 'Ann', 'Anna', 'Ben']).toContain(name);
  });
});

describe('auditActions', () => {
  it('has each action in one group', () => {
    const all = Object.values(auditActions).flat();
    expect(new Set(all).size).toBe(all.length);
  });
});
