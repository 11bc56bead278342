import { describe, expect, it } from 'vitest';
import { reportError } from './report-error.ts';
import { toasts } from './toasts.ts';

describe('reportError', () => {
  it('shows the message of an error, or a sentence with it', () => {
    reportError(new Error('The disk is full.'));
    reportError('no reason', ({ why }) => `Not saved: ${why}`);
    expect(toasts.current().slice(-2)).toMatchObject([
      { message: 'The disk is full.', tone: 'bad' },
      { message: 'Not saved: no reason', tone: 'bad' },
    ]);
  });
});
