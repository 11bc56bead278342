import { describe, expect, it } from 'vitest';
import { planScene } from '../../scene/plan-scene.ts';
import { planSoundscape } from './plan-soundscape.ts';

function planFor(prompt: string, seed = 7) {
  return planSoundscape(prompt, planScene(prompt, { seed }), { seed, durationSeconds: 6 });
}

function kindsOf(prompt: string): string[] {
  return planFor(prompt)?.layers.map(({ kind }) => kind) ?? [];
}

describe('planSoundscape', () => {
  it.for<[string, string]>([
    ['a forest in the morning', 'birds'],
    ['a meadow on a summer night', 'crickets'],
    ['a beach at noon', 'waves'],
    ['a skyline at dusk', 'traffic'],
    ['mountains under a clear sky', 'wind'],
    ['a thunderstorm over hills at night', 'thunder'],
    ['a campfire in the woods', 'fire'],
    ['a coral reef', 'underwater'],
    ['saturn and its moons', 'space'],
    ['a steam train in the valley', 'train'],
    ['a room with a window', 'room'],
  ])('plans for %s: %s', ([prompt, kind]) => {
    expect(kindsOf(prompt)).toContain(kind);
  });

  it('plans no birds by night, in winter, or where they are refused', () => {
    for (const prompt of ['a forest at night', 'a snowy forest in winter', 'a forest by day without birds'])
      expect(kindsOf(prompt)).not.toContain('birds');
  });

  it('puts named sounds before implied ones, and makes them louder', () => {
    const layers = planFor('a forest in the morning, a church bell')?.layers ?? [];
    expect(layers[0]?.kind).toBe('bells');
    expect(layers.find(({ kind }) => kind === 'birds')?.decibels).toBeLessThan(layers[0]?.decibels ?? 0);
  });

  it('adds music where the prompt asks for it, where the mood suits it, and where there would be no sound otherwise', () => {
    expect(planFor('a beach, guitar music')?.music?.lead).toBe('pluck');
    expect(planFor('a dramatic beach')?.music?.decibels).toBeLessThan(-8);
    expect(planFor('a beach')?.music).toBeNull();
    expect(planFor('circles and squares')?.music).not.toBeNull();
    expect(planFor('circles and squares, no music')).toMatchObject({ music: null, layers: [{ kind: 'room' }] });
  });

  it('passes visible flashes to thunder', () => {
    expect(planFor('a thunderstorm at night')?.flashes).toHaveLength(3);
    expect(planFor('a garden')?.flashes).toEqual([]);
  });

  it('plans nothing where the prompt asks for silence', () => {
    expect(planFor('a beach, no sound')).toBeNull();
  });
});
