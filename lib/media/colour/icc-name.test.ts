import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { iccName } from './icc-name.ts';

async function profileOf(name: string): Promise<Buffer> {
  const image = sharp({ create: { width: 2, height: 2, channels: 3, background: 'teal' } });
  const { icc } = await sharp(await image.withIccProfile(name).png().toBuffer()).metadata();
  return icc ?? Buffer.alloc(0);
}

describe('iccName', () => {
  it('reads the name stored in a profile', async () => {
    expect(iccName(await profileOf('p3'))).toMatch(/p3/i);
    expect(iccName(await profileOf('srgb'))).toMatch(/rgb/i);
  });

  it('returns null when a profile is cut off or has no name', async () => {
    const whole = await profileOf('p3');
    for (const bytes of [0, 100, 130, 160, 200]) expect(iccName(whole.subarray(0, bytes))).toBeNull();
    expect(iccName(Buffer.alloc(500, 255))).toBeNull();
  });
});
