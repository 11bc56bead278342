import { describe, expect, it } from 'vitest';
import { overdueMessage } from './wait-for-engine.ts';

describe('overdueMessage', () => {
  it.each([
    [0, 'Atelier is away.'],
    [1, 'Atelier is away. This waited for more than an hour.'],
    [24, 'Atelier is away. This waited for more than 24 hours.'],
  ])('says how long %i hours are', (hours, message) => {
    expect(overdueMessage('Atelier is away.', hours * 3_600_000)).toBe(message);
  });
});
