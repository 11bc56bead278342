import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

const mentionOf = (prompt: string, id: string) => readPrompt(prompt).mentions.find((mention) => mention.id === id);

describe('readPrompt', () => {
  it('finds nouns in singular and plural, in phrases before single words', () => {
    expect(mentionOf('rolling hills', 'hills')).toBeDefined();
    expect(mentionOf('wolves and foxes', 'wolf')).toBeDefined();
    expect(mentionOf('wolves and foxes', 'fox')).toBeDefined();
    expect(mentionOf('a sailing ship', 'sailingShip')).toBeDefined();
    expect(mentionOf('a sailing ship', 'sailboat')).toBeUndefined();
    expect(mentionOf('the milky way', 'milkyWay')).toBeDefined();
  });

  it('gives a colour to the noun after it and other colours to the whole image', () => {
    const reading = readPrompt('violet hills, a city in pink and cyan');
    expect(reading.mentions.find((mention) => mention.id === 'hills')?.colors[0]?.h).toBeCloseTo(298);
    expect(reading.mentions.find((mention) => mention.id === 'city')?.colors).toEqual([]);
    expect(reading.colors.map((color) => Math.round(color.h))).toEqual([355, 205]);
  });

  it('modifies colours by the words before them', () => {
    const [plain] = readPrompt('blue').colors;
    const [pale] = readPrompt('pale blue').colors;
    const [deep] = readPrompt('deep blue').colors;
    expect(pale?.l).toBeGreaterThan(plain?.l ?? 1);
    expect(deep?.l).toBeLessThan(plain?.l ?? 0);
  });

  it('counts by number words, digits, plurals and collectives', () => {
    expect(mentionOf('three birds', 'birds')?.count).toBe(3);
    expect(mentionOf('12 boats', 'boat')?.count).toBe(12);
    expect(mentionOf('a flock of birds', 'birds')?.count).toBe(9);
    expect(mentionOf('a boat', 'boat')?.count).toBe(1);
    expect(mentionOf('boats', 'boat')?.count).toBeNull();
    expect(mentionOf('a bowl of oranges', 'oranges')?.count).toBeNull();
  });

  it('reads sizes and places', () => {
    expect(mentionOf('a huge moon', 'moon')?.size).toBeGreaterThan(1.5);
    expect(mentionOf('a tiny house', 'house')?.size).toBeLessThan(0.6);
    expect(mentionOf('a house on the left', 'house')?.across).toBe(0.25);
  });

  it('refuses what follows a negation, up to the end of the clause', () => {
    const reading = readPrompt('a beach without people or boats, a house');
    expect(reading.mentions.filter((mention) => mention.isNegated).map((mention) => mention.id)).toEqual([
      'people',
      'boat',
    ]);
    expect(mentionOf('a cloudless sky', 'clouds')?.isNegated).toBe(true);
    expect(readPrompt('hills, no blue').refusedColors).toHaveLength(1);
  });

  it('distinguishes fruit from colour', () => {
    expect(mentionOf('an orange on a table', 'tabletop')).toBeDefined();
    expect(readPrompt('an orange on a table').colors).toEqual([]);
    expect(readPrompt('orange hills').mentions[0]?.colors).toHaveLength(1);
  });

  it('reads quoted text as texts, not as things', () => {
    const reading = readPrompt('a poster reading "Open Sea" and “Summer’s end”, don\'t panic');
    expect(reading.texts).toEqual(['Open Sea', 'Summer’s end']);
    expect(reading.mentions.some((mention) => mention.id === 'sea')).toBe(false);
  });

  it('reads nothing from an empty prompt and accepts any text', () => {
    expect(readPrompt('').mentions).toEqual([]);
    for (const odd of ['"', '"""', '…', '\u0000', '🙂🙂', 'a'.repeat(5000), '(((('])
      expect(() => readPrompt(odd)).not.toThrow();
  });
});
