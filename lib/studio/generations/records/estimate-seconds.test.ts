import { describe, expect, it } from 'vitest';
import { settingsGroup } from '../../../contract/studio/settings-group.ts';
import { estimateSeconds } from './estimate-seconds.ts';

const video = (duration: number, resolution = '720p') => settingsGroup({ duration, resolution });
const image = (width: number, steps: number) => settingsGroup({ width, height: width, num_inference_steps: steps });
const runs = (group: string, ...seconds: number[]) => seconds.map((each) => ({ settingsGroup: group, seconds: each }));

describe('estimateSeconds', () => {
  it('knows nothing without a run', () => {
    expect(estimateSeconds(video(5), [])).toBeNull();
  });

  it('prefers runs at the same settings, and gives their middle four fifths once there are enough', () => {
    const others = [...runs(video(10), 500, 510, 520), ...runs(video(3), 300)];
    const estimate = estimateSeconds(video(5), [...others, ...runs(video(5), 10, 20, 60)]);
    expect(estimate).toEqual({ lowSeconds: 12, medianSeconds: 20, highSeconds: 52, samples: 3, isScaled: false });
  });

  it('takes one run at the same settings, in a range', () => {
    const estimate = estimateSeconds(video(5), [...runs(video(5), 60), ...runs(video(10), 500)]);
    expect(estimate).toEqual({ lowSeconds: 48, medianSeconds: 60, highSeconds: 75, samples: 1, isScaled: false });
  });

  it('scales one run of another size, in a range from half overhead to none', () => {
    // 2.25 times the pixels.
    const estimate = estimateSeconds(video(5, '1080p'), runs(video(5), 66));
    expect(estimate).toEqual({ lowSeconds: 97, medianSeconds: 128, highSeconds: 164, samples: 1, isScaled: true });
    const smaller = estimateSeconds(video(5), runs(video(10), 100));
    expect(smaller).toMatchObject({ lowSeconds: 45, highSeconds: 83, isScaled: true });
  });

  it('tells overhead from work once two sizes are known', () => {
    const past = [...runs(video(5), 15, 16, 14), ...runs(video(10), 25)];
    expect(estimateSeconds(video(8), past)).toMatchObject({ medianSeconds: 21, samples: 4, isScaled: true });
    const [within, beyond] = [estimateSeconds(video(8), past), estimateSeconds(video(15), past)];
    expect(beyond).toMatchObject({ medianSeconds: 35 });
    const widthOf = (estimate: typeof within) => (estimate?.highSeconds ?? 0) / (estimate?.lowSeconds ?? 1);
    expect(widthOf(beyond)).toBeGreaterThan(widthOf(within));
  });

  it('grows with the work, whatever the past', () => {
    const pasts = [
      runs(video(5), 30),
      [...runs(video(5), 30), ...runs(video(10), 90)],
      [...runs(video(3), 5), ...runs(video(6), 7), ...runs(video(9), 300)],
      // The longer run was faster.
      [...runs(video(5), 30), ...runs(video(10), 12)],
    ];
    for (const past of pasts) {
      const unknown = [4, 7, 8, 11, 15].flatMap((duration) => estimateSeconds(video(duration), past) ?? []);
      const seconds = unknown.map(({ medianSeconds }) => medianSeconds);
      expect(seconds).toEqual(seconds.toSorted((one, other) => one - other));
      for (const { lowSeconds, medianSeconds, highSeconds } of unknown) {
        expect(lowSeconds).toBeGreaterThan(0);
        expect(lowSeconds).toBeLessThanOrEqual(medianSeconds);
        expect(medianSeconds).toBeLessThanOrEqual(highSeconds);
      }
    }
  });

  it('is not led astray by an outlier', () => {
    const past = [3, 5, 7, 9, 11].flatMap((duration) => runs(video(duration), duration * 2));
    expect(estimateSeconds(video(15), [...past, ...runs(video(5), 900, 11, 10)])).toMatchObject({ medianSeconds: 30 });
    expect(estimateSeconds(video(15), [...past, ...runs(video(8), 900)])).toMatchObject({ medianSeconds: 30 });
  });

  it('scales by steps and size', () => {
    const past = [...runs(image(1024, 30), 3), ...runs(image(2048, 30), 9)];
    expect(estimateSeconds(image(2048, 60), past)).toMatchObject({ medianSeconds: 17 });
    expect(estimateSeconds(image(4096, 30), past)).toMatchObject({ medianSeconds: 33 });
  });

  it('uses runs with another quality where there are no others, in a wide range', () => {
    const estimate = estimateSeconds(settingsGroup({ quality: 'high' }), runs(settingsGroup({ quality: 'low' }), 20));
    expect(estimate).toMatchObject({ lowSeconds: 9, medianSeconds: 20, highSeconds: 44, isScaled: true });
  });
});
