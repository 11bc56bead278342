import { describe, expect, it } from 'vitest';
import type { StoryboardTake } from '@/lib/contract/studio/storyboard';
import { describeOpenShot } from './describe-shot';

const waiting = (message: string | null) => {
  const take: StoryboardTake = {
    id: 't',
    shot: 's',
    purpose: 'shot',
    state: 'waiting',
    message,
    inputs: [],
    job: null,
  };
  return { kind: 'waiting', take } as const;
};

describe('describeOpenShot', () => {
  it('says what a shot waits for, or why it is sent again', () => {
    expect(describeOpenShot(waiting(null))).toBe('Starts when the shot before it is done');
    expect(describeOpenShot(waiting('The disk is full.'))).toBe('Not sent yet. Trying again… The disk is full.');
  });

  it('says how far a running shot is', () => {
    expect(describeOpenShot({ kind: 'running', take: { ...waiting(null).take, state: 'sent' } })).toBe('Queued');
  });
});
