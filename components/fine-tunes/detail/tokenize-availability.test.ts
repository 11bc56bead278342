import { describe, expect, it } from 'vitest';
import { fineTuneStates } from '@/lib/contract/fine-tunes/fine-tune';
import { tokenizeAvailability } from './tokenize-availability';

describe('tokenizeAvailability', () => {
  it('opens for created alone of all states', () => {
    const open = [...fineTuneStates, 'tokenized', 'of-tomorrow'].filter(
      (state) => tokenizeAvailability({ state }).isAvailable,
    );
    expect(open).toEqual(['created']);
  });

  it('is available where the service gives no state', () => {
    expect(tokenizeAvailability(null)).toEqual({ isAvailable: true, reason: 'unread' });
    expect(tokenizeAvailability({ state: null })).toEqual({ isAvailable: true, reason: 'unread' });
  });

  it('says why it is closed', () => {
    expect(tokenizeAvailability({ state: 'tokenized' }).reason).toBe('tokenized');
    expect(tokenizeAvailability({ state: 'of-tomorrow' }).reason).toBe('unknown');
  });
});
