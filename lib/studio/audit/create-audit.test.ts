import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { AuditEvent } from '../../contract/studio/audit-actions.ts';
import { connectDatabase } from '../../database/connect.ts';
import { createLogger } from '../../logging/create-logger.ts';
import { firstCaller } from '../testing/caller-of.ts';
import { createAudit } from './create-audit.ts';

const event: AuditEvent = {
  action: 'engine_removed',
  subject: { kind: 'engine', id: 'atelier', name: 'atelier' },
  details: {},
};

describe('createAudit', () => {
  it('passes the answer on and logs the entry when the database is away: what is done is done', async () => {
    const { database, close } = connectDatabase({ url: 'postgresql://127.0.0.1:9/none', onError: () => undefined });
    onTestFinished(close);
    const logger = createLogger('test', 'silent');
    const error = vi.spyOn(logger, 'error');
    const answer = Response.json({ status: 'success' });
    expect(await createAudit({ database, logger }).recordAnswer(answer, firstCaller, event)).toBe(answer);
    expect(error.mock.calls).toMatchObject([
      [{ personId: firstCaller.personId, action: 'engine_removed', subject: event.subject }, expect.any(String)],
    ]);
  });
});
