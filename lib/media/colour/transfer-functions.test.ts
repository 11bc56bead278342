import { describe, expect, it } from 'vitest';
import { hlgFromScene, nitsFromPq, pqFromNits, sceneFromHlg } from './transfer-functions.ts';

describe('pqFromNits', () => {
  it('returns the PQ signals listed in ITU-R BT.2408', () => {
    expect(pqFromNits(10_000)).toBeCloseTo(1, 10);
    expect(pqFromNits(1000)).toBeCloseTo(0.752, 3);
    expect(pqFromNits(203)).toBeCloseTo(0.58, 2);
    expect(pqFromNits(100)).toBeCloseTo(0.508, 3);
    expect(pqFromNits(0)).toBeCloseTo(0, 5);
  });

  it('is inverted by nitsFromPq', () => {
    for (const nits of [0.01, 1, 38, 203, 999, 4000]) expect(nitsFromPq(pqFromNits(nits))).toBeCloseTo(nits, 6);
  });
});

describe('hlgFromScene', () => {
  it('changes its formula at a twelfth and ends at one', () => {
    expect(hlgFromScene(1 / 12)).toBeCloseTo(0.5, 10);
    expect(hlgFromScene(1)).toBeCloseTo(1, 6);
    expect(hlgFromScene(0.265)).toBeCloseTo(0.75, 2);
  });

  it('is inverted by sceneFromHlg', () => {
    for (const light of [0, 0.02, 1 / 12, 0.3, 1]) expect(sceneFromHlg(hlgFromScene(light))).toBeCloseTo(light, 6);
  });
});
