import { describe, expect, it } from 'vitest';
import { countBoxes, readablePrompt, splitPrompt } from './readable-prompt.ts';

const list =
  '[{"id":"cup_1","bbox":[200,100,800,450],"desc":"a blue cup"},{"id":"b","bbox":[1,2,3,4],"desc":"a \\"b\\""}]';

describe('readablePrompt', () => {
  it('leaves the list of boxes out, in every format of boxes', () => {
    expect(readablePrompt(`Tea on a table. ${list}`)).toBe('Tea on a table.');
    expect(readablePrompt('Tea\n```json\n[{"box_2d":[1,2,3,4],"label":"cup"}]\n```')).toBe('Tea');
    expect(readablePrompt('Tea [ {"bbox_2d": [1,2,3,4],"label":"cup"}]')).toBe('Tea');
  });

  it('leaves out a list that is only half typed', () => {
    expect(readablePrompt('Tea [{"id":"box_1","bbox":[1,')).toBe('Tea');
  });

  it('reads citations of boxes as their words', () => {
    expect(readablePrompt(`Steam over <blue_cup_1> ${list}`)).toBe('Steam over blue cup');
  });

  it('reads a prompt of boxes alone as their descriptions', () => {
    expect(readablePrompt(list)).toBe('a blue cup, a "b"');
    expect(readablePrompt('[{"bbox":[1,2,3,4]}]')).toBe('');
  });

  it('leaves any other prompt as it is', () => {
    for (const prompt of ['', ' a boat ', 'A sign: [{"a":1}]', 'the "bbox": of a drawing', 'x <b> y'])
      expect(readablePrompt(prompt)).toBe(prompt);
  });

  it('takes no longer for a prompt full of brackets', () => {
    const prompt = `${'[{'.repeat(50_000)}"bbox":[1,2,3,4]}]`;
    expect(splitPrompt(prompt).words).toHaveLength(2 * 49_999);
  });
});

describe('countBoxes', () => {
  it('counts the boxes at the end', () => {
    expect(countBoxes(`Tea ${list}`)).toBe(2);
    expect(countBoxes('Tea')).toBe(0);
  });
});
