import { describe, expect, it } from 'vitest';
import { readHours, withoutHours } from './read-hours.ts';

describe('readHours', () => {
  it.each([
    ['A lake from dawn to day', ['dawn', 'morning', 'day']],
    ['A city, day turns into night', ['day', 'sunset', 'night']],
    ['The hills, night becomes dawn', ['night', 'dawn']],
    ['Timelapse of a mountain lake', ['dawn', 'day', 'sunset', 'night']],
    ['A lake at dawn', []],
    ['A road from the village to the sea', []],
    ['A boat goes to the island at night', []],
  ])('reads %j', (prompt, hours) => {
    expect(readHours(prompt)).toEqual(hours);
  });
});

describe('withoutHours', () => {
  it('returns the rest of the prompt', () => {
    expect(withoutHours('Timelapse of a mountain lake from dawn to night, pan right')).toBe(
      'of a mountain lake , pan right',
    );
  });
});
