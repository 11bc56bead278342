import { describe, expect, it } from 'vitest';
import { fineTuneStates } from '@/lib/contract/fine-tunes/fine-tune';
import { tokenizeAvailability } from './tokenize-availability';

describe('tokenizeAvailability', () => {
  it('is available only in the state created', () => {
    const open = [...fineTuneStates, 'tokenized', 'of-tomorrow'].filter(
      (state) => tokenizeAvailability({ state }).isAvailable,
    );
    expect(open).toEqual(['created']);
  });

  it('is available where the service gives no state', () => {
    expect(tokenizeAvailability(null)).toEqual({ isAvailable: true, reason: 'unread' });
    expect(tokenizeAvailability({ state: null })).toEqual({ isAvailable: true, reason: 'unread' });
  });

  it('gives the reason why it is not available', () => {
    expect(tokenizeAvailability({ state: 'tokenized' }).reason).toBe('tokenized');
    expect(tokenizeAvailability({ state: 'of-tomorrow' }).reason).toBe('unknown');
  });
});
