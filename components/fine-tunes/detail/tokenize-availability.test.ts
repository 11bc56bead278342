import { describe, expect, it } from 'vitest';
import { fineTuneStates } from '@/lib/contract/fine-tune';
import { tokenizeGate } from './tokenize-gate';

describe('tokenizeGate', () => {
  it('opens for created alone of all states', () => {
    const open = [...fineTuneStates, 'tokenized', 'of-tomorrow'].filter((state) => tokenizeGate({ state }).canPress);
    expect(open).toEqual(['created']);
  });

  it('opens where the service tells no state', () => {
    expect(tokenizeGate(null)).toEqual({ canPress: true, reason: 'unread' });
    expect(tokenizeGate({ state: null })).toEqual({ canPress: true, reason: 'unread' });
  });

  it('says why it is closed', () => {
    expect(tokenizeGate({ state: 'tokenized' }).reason).toBe('tokenized');
    expect(tokenizeGate({ state: 'of-tomorrow' }).reason).toBe('unknown');
  });
});
