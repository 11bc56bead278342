import { describe, expect, it } from 'vitest';
import { addMessages } from '../messages';
import { tryStateOf } from './use-try';

const record = (given: Record<string, unknown>) => ({ generation_id: 'g', status: 'queued', ...given });

describe('tryStateOf', () => {
  it('says what an open try waits for, and how far it is', () => {
    const open = { status: 'open', note: null, progress: null, startedAt: null };
    expect(tryStateOf('g', null)).toEqual({ ...open, message: addMessages.trySent });
    expect(tryStateOf('g', record({ note: 'Atelier is busy.' }))).toEqual({
      ...open,
      message: addMessages.trySent,
      note: 'Atelier is busy.',
    });
    expect(tryStateOf('g', record({ status: 'processing', note: 'old', progress: 0.25, started_at: 50 }))).toEqual({
      ...open,
      message: addMessages.tryRunning,
      progress: 0.25,
      startedAt: 50,
    });
  });

  it('gives the time and the address of a result', () => {
    expect(
      tryStateOf('a/b', record({ status: 'succeeded', started_at: 10, completed_at: 19, media_type: 'video' })),
    ).toEqual({ status: 'done', tookMs: 9000, resultUrl: '/api/studio/tries/a%2Fb', isVideo: true });
    expect(tryStateOf('g', record({ status: 'succeeded', started_at: null }))).toMatchObject({ tookMs: null });
  });

  it('says why a try failed, with the issues at its fields', () => {
    const error_fields = [{ pointer: '/parameters/steps', message: 'too many' }];
    expect(tryStateOf('g', record({ status: 'failed', error_message: 'steps: too many.', error_fields }))).toEqual({
      status: 'failed',
      message: 'steps: too many.',
      issues: [{ pointer: '/steps', message: 'too many' }],
    });
    expect(tryStateOf('g', record({ status: 'failed' }))).toMatchObject({ message: addMessages.tryFailed });
    expect(tryStateOf('g', record({ status: 'cancelled' }))).toEqual({ status: 'cancelled' });
  });
});
