import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { notices } from './notices.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

describe('notices', async () => {
  const lockfile: unknown = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const written = await notices(root, lockfile);

  it('matches THIRD_PARTY_NOTICES: npm run licences updates it', async () => {
    const committed = await readFile(join(root, 'THIRD_PARTY_NOTICES'), 'utf8');
    // Compared as a boolean, so that a difference does not print thousands of lines.
    expect(committed === written).toBe(true);
  });

  it('lists the parts of binaries and what is under the GPL', () => {
    for (const line of [/^ {2}x264 +GPL-2\.0-or-later$/mu, /^ {2}fdk-aac +FDK-AAC$/mu, /^ {2}libvips +LGPL-3\.0/mu]) {
      expect(written).toMatch(line);
    }
    expect(written).toMatch(/^ {2}@fontsource\/rye \S+ +OFL-1\.1$/mu);
  });

  it('lists no WebRTC stack, since node-av is installed without it', () => {
    expect(written).not.toContain('werift');
  });
});
