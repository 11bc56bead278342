import { describe, expect, it } from 'vitest';
import { createGuessLimit } from './limit-guesses.ts';

/** How many guesses are let through in one moment. */
function guessesOf(guess: (turn: number) => void): number {
  for (let turn = 0; turn < 1000; turn += 1) {
    try {
      guess(turn);
    } catch {
      return turn;
    }
  }
  return Infinity;
}

describe('createGuessLimit', () => {
  it('limits the guesses of one source, for all accounts together', () => {
    const limit = createGuessLimit(() => 0);
    const guess = (turn: number) => limit({ source: 'one', account: `account ${turn}`, isKnownBrowser: false });
    expect(guessesOf(guess)).toBe(10);
    expect(guessesOf(() => limit({ source: 'other', account: 'account 0', isKnownBrowser: false }))).toBe(10);
  });

  it('limits the guesses of one account from all sources, but not those of a browser that it knows', () => {
    const limit = createGuessLimit(() => 0);
    const guess = (turn: number) => limit({ source: `source ${turn}`, account: 'ann', isKnownBrowser: false });
    expect(guessesOf(guess)).toBe(100);
    expect(guessesOf(() => limit({ source: 'known browser', account: 'ann', isKnownBrowser: true }))).toBe(10);
  });

  it('counts for the account only what its source was allowed', () => {
    const limit = createGuessLimit(() => 0);
    for (let turn = 0; turn < 20; turn += 1) {
      guessesOf(() => limit({ source: 'one', account: 'ann', isKnownBrowser: false }));
    }
    expect(guessesOf((turn) => limit({ source: `source ${turn}`, account: 'ann', isKnownBrowser: false }))).toBe(90);
  });

  it('does not count a guess that was right', () => {
    const limit = createGuessLimit(() => 0);
    expect(guessesOf(() => limit({ source: 'one', account: 'ann', isKnownBrowser: false })())).toBe(Infinity);
  });
});
