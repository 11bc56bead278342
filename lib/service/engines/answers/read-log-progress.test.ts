import { describe, expect, it } from 'vitest';
import { readLogProgress } from './read-log-progress.ts';

describe('readLogProgress', () => {
  it.each([
    ['a progress bar', ' 37%|███▋      | 11/30 [00:02<00:04]', 0.37],
    ['a decimal percentage', 'rendering 12.5 %', 0.125],
    ['counted steps', 'step 3/20', 0.15],
    ['counted steps with spaces', 'Denoising: 5 / 10 done', 0.5],
    ['the newest line that states it', 'step 1/4\nstep 2/4\nsaving', 0.5],
    ['lines that overwrite each other', '  0%|\r 50%|\r100%|', 1],
  ])('reads %s', (_what, log, share) => {
    expect(readLogProgress(log)).toBeCloseTo(share, 6);
  });

  it.each([
    ['no numbers', 'loading weights'],
    ['dates and paths', 'on 2026/11/23 wrote /tmp/1/2.png'],
    ['an impossible percentage', '250% faster'],
    ['more steps than there are', 'step 9/3'],
    ['zero steps', 'step 0/0'],
    ['nothing', ''],
  ])('returns null for %s', (_what, log) => {
    expect(readLogProgress(log)).toBeNull();
  });

  it('reads the end of a long log only', () => {
    expect(readLogProgress(`10%\n${'x'.repeat(5000)}`)).toBeNull();
  });
});
