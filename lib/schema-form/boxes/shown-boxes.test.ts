import { describe, expect, it } from 'vitest';
import { boxesOfPrompt, describePromptBoxes, promptInWords } from './shown-boxes.ts';

const sides = { top: 200, left: 100, bottom: 800, right: 450 };

describe('boxesOfPrompt', () => {
  it('reads a list in any format by its keys', () => {
    const lists = [
      '[{"id":"a","bbox":[200,100,800,450],"desc":"cup"}]',
      '```json\n[{"box_2d":[200,100,800,450],"label":"cup"}]\n```',
      '[{"bbox_2d":[100,200,450,800],"label":"cup"}]',
    ];
    for (const list of lists) expect(boxesOfPrompt(`Tea. ${list}`)).toMatchObject([{ ...sides, text: 'cup' }]);
  });

  it('reads none from other texts and from a list that is half typed', () => {
    for (const prompt of ['Tea', 'A sign: [{"a":1}]', 'Tea [{"bbox":[1,2,']) expect(boxesOfPrompt(prompt)).toEqual([]);
  });
});

describe('describePromptBoxes', () => {
  it('counts the boxes, and names those that have a description', () => {
    const prompt = 'Tea [{"bbox":[0,0,9,9],"desc":"sky"},{"bbox":[0,0,9,9]},{"bbox":[0,0,9,9],"desc":"tree"}]';
    expect(describePromptBoxes(prompt)).toBe('3 boxes: sky, tree');
    expect(describePromptBoxes('[{"bbox":[0,0,9,9]}]')).toBe('1 box');
    expect(describePromptBoxes('Tea')).toBeNull();
  });
});

describe('promptInWords', () => {
  it('says the words and the boxes, never their JSON', () => {
    const list = '[{"bbox":[0,0,9,9],"desc":"a moon"}]';
    expect(promptInWords(`Dusk. ${list}`)).toBe('Dusk. · 1 box: a moon');
    expect(promptInWords(list)).toBe('1 box: a moon');
    expect(promptInWords('Dusk [{"bbox":[1,2')).toBe('Dusk');
    expect(promptInWords('A sign: [{"a":1}]')).toBe('A sign: [{"a":1}]');
  });
});
