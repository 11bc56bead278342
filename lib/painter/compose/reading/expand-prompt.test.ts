import { describe, expect, it } from 'vitest';
import { planScene } from '../../scene/plan-scene.ts';
import { expandPrompt } from './expand-prompt.ts';

describe('expandPrompt', () => {
  it('adds to the prompt, in the same way for the same seed', () => {
    const expanded = expandPrompt('A lake.', 4);
    expect(expanded).toMatch(/^A lake, .+, .+/);
    expect(expandPrompt('A lake.', 4)).toBe(expanded);
    const others = [1, 2, 3, 5, 6, 7].map((seed) => expandPrompt('A lake.', seed));
    expect(new Set(others).size).toBeGreaterThan(2);
  });

  it('does not replace what the prompt says', () => {
    for (const seed of [1, 2, 3]) {
      expect(planScene(expandPrompt('A lake at night in the fog', seed), { seed }).time).toBe('night');
    }
  });

  it.each(['a red vase', 'a portrait of a woman', 'saturn', 'a coral reef', 'a cosy room', 'something', 'hills'])(
    'preserves the kind of image of: %s',
    (prompt) => {
      for (const seed of [1, 2, 3, 4]) {
        expect(planScene(expandPrompt(prompt, seed), { seed }).genre).toBe(planScene(prompt, { seed }).genre);
      }
    },
  );
});
