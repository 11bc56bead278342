import { describe, expect, it } from 'vitest';
import type { StudioJob } from '@/lib/contract/studio-job';
import { remedyOf } from './failure-advice';

const job = (change: Partial<StudioJob>) =>
  ({ status: 'queued', mediaType: 'image', error: null, ...change }) as StudioJob;
const failed = (code: string | null, fields: { pointer: string; message: string }[] = []) =>
  job({ status: 'failed', error: { message: 'No.', code, fields } });

describe('remedyOf', () => {
  it('knows what helps', () => {
    expect(remedyOf(failed('insufficient_credits'))).toMatchObject({ way: 'retry' });
    expect(remedyOf(failed('forbidden'))).toMatchObject({ way: 'edit' });
    expect(remedyOf(failed('invalid_params', [{ pointer: '/prompt', message: 'Too long.' }])).way).toBe('edit');
    expect(remedyOf(failed('sent_again')).way).toBe('none');
    expect(remedyOf(failed('never_heard_of')).words).toMatch(/^Try again/);
    expect(remedyOf(failed(null)).way).toBe('retry');
  });
});
