import { describe, expect, it } from 'vitest';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { adviceFor } from './failure-advice';

const job = (change: Partial<StudioJob>) =>
  ({ status: 'queued', mediaType: 'image', error: null, ...change }) as StudioJob;
const failed = (code: string | null, fields: { pointer: string; message: string }[] = []) =>
  job({ status: 'failed', error: { message: 'No.', code, fields } });

describe('adviceFor', () => {
  it('returns what helps', () => {
    expect(adviceFor(failed('insufficient_credits'))).toMatchObject({ action: 'retry' });
    expect(adviceFor(failed('forbidden'))).toMatchObject({ action: 'edit' });
    expect(adviceFor(failed('invalid_params', [{ pointer: '/prompt', message: 'Too long.' }])).action).toBe('edit');
    expect(adviceFor(failed('sent_again')).action).toBe('none');
    expect(adviceFor(failed('never_heard_of')).message).toMatch(/^Try again/);
    expect(adviceFor(failed(null)).action).toBe('retry');
  });
});
