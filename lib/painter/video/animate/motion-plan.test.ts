import { describe, expect, it } from 'vitest';
import { planMotion } from './motion-plan.ts';

const effectsOf = (prompt: string) =>
  Object.entries(planMotion(prompt).effects)
    .filter(([, amount]) => amount > 0)
    .map(([name]) => name);

describe('planMotion', () => {
  it.each([
    ['Slow push in, drifting light, a breath of wind', 'push-in', ['light']],
    ['The camera pulls back as snow falls', 'pull-back', ['snow']],
    ['pan left through heavy rain and fog', 'pan-left', ['rain', 'fog']],
    ['handheld, dust in the air, light leaks', 'handheld', ['dust', 'light', 'leak']],
    ['a candle flickers', 'drift', ['flicker']],
    ['fireflies over the meadow, static camera', 'static', ['fireflies']],
    ['nothing in particular', 'drift', []],
  ] as const)('reads “%s”', (prompt, move, effects) => {
    expect(planMotion(prompt).camera.move).toBe(move);
    expect(effectsOf(prompt).toSorted()).toEqual([...effects].toSorted());
  });

  it('applies words of degree', () => {
    expect(planMotion('heavy snow').effects.snow).toBeGreaterThan(planMotion('snow').effects.snow);
    expect(planMotion('gentle snow').effects.snow).toBeLessThan(planMotion('snow').effects.snow);
  });

  it('reads refused effects', () => {
    expect(effectsOf('push in, no snow, without dust')).toEqual([]);
  });

  it('makes leaves sway and water ripple where they are named', () => {
    expect(planMotion('a breath of wind').wind).toBeGreaterThan(0);
    expect(planMotion('waves on the lake').ripple).toBeGreaterThan(0);
  });
});
