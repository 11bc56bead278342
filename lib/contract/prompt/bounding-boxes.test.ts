import { describe, expect, it } from 'vitest';
import { boundingBoxExample, readBoundingBoxes } from './bounding-boxes.ts';

describe('readBoundingBoxes', () => {
  it('separates text and boxes', () => {
    const prompt = `A kitchen table at dawn with <cup_1> and <old_lamp>. ${boundingBoxExample}`;
    expect(readBoundingBoxes(prompt)).toEqual({
      words: 'A kitchen table at dawn with cup and old lamp.',
      boxes: [{ id: 'cup_1', description: 'a blue cup', top: 200, left: 100, bottom: 800, right: 450 }],
      error: null,
    });
  });

  it('accepts labels, ids alone and a code fence', () => {
    const list = '[{"label":"the moon","bbox":[0,0,300,300]}, {"id":"red_boat_2","bbox":[500,500,900,1000]}]';
    const { words, boxes } = readBoundingBoxes(`Night sea\n\`\`\`json\n${list}\n\`\`\``);
    expect(words).toBe('Night sea');
    expect(boxes.map(({ description }) => description)).toEqual(['the moon', 'red boat']);
  });

  it.each(['Sea', 'Sea [at night]', 'A sign "[1]"', 'array [1, 2, 3]'])('finds no list in %s', (prompt) => {
    expect(readBoundingBoxes(prompt)).toEqual({ words: prompt, boxes: [], error: null });
  });

  it.each([
    ['Sea [{"desc":"a boat","bbox":[1,2,3]}]', /box 1 has an invalid bbox — end the prompt with a list such as/],
    ['Sea [{"desc":"a boat","bbox":[0,0,10,1001]}]', /box 1 has an invalid bbox\.3/],
    ['Sea [{"desc":"a boat","bbox":[500,0,400,100]}]', /no area: bbox is top, left, bottom, right/],
    ['Sea [{"bbox":[0,0,400,100]}]', /has no description/],
    ['Sea [{"desc":"a boat","bbox":[0,0,400,100}]', /not valid JSON/],
    ['Sea [{"desc":"a boat","bbox":[0,0,400,100]}', /not valid JSON/],
  ])('reports what is wrong with %s', (prompt, words) => {
    expect(readBoundingBoxes(prompt).error).toMatch(words);
  });
});
