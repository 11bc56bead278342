import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openVideo } from './open-video.ts';
import { makeTestVideo } from '../testing/make-test-video.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();

describe('openVideo', () => {
  it.each([
    ['an HLS playlist', '#EXTM3U\n#EXT-X-VERSION:3\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n'],
    ['a list for concat', "ffconcat version 1.0\nfile '/etc/passwd'\n"],
    ['a session description', 'v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nm=video 9 RTP/AVP 96\n'],
    ['a DASH manifest', '<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011"></MPD>'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'],
    ['text', 'not a video at all'],
  ])('refuses %s, whatever its name', async (_kind, content) => {
    const path = join(folder, 'video.mp4');
    await writeFile(path, content);
    await expect(openVideo(path)).rejects.toMatchObject({ code: 'unsupported_media_type' });
  });

  it('opens a file by its path only, never as a URL', async () => {
    const path = join(folder, 'http:--127.0.0.1');
    await makeTestVideo({ path });
    const file = await openVideo(path);
    expect(file.video?.codecpar.width).toBe(160);
    await file.close();
  });

  it.each([
    [16_400, 16],
    [16, 16_400],
    [9_000, 9_000],
  ])('refuses a video of %i × %i pixels before decoding any of it', async (width, height) => {
    const path = join(folder, 'large.mp4');
    await makeTestVideo({ path });
    const bytes = await readFile(path);
    // Width and height in the sample entry (ISO/IEC 14496-12, 12.1.3), after its type.
    const at = bytes.indexOf('avc1', bytes.indexOf('stsd')) + 4 + 24;
    bytes.writeUInt16BE(width, at);
    bytes.writeUInt16BE(height, at + 2);
    await writeFile(path, bytes);
    const message = new RegExp(`of ${width} × ${height} pixels is too large`);
    await expect(openVideo(path)).rejects.toMatchObject({ code: 'unsupported_media_type', message });
  });

  it('refuses a video whose index is cut off', async () => {
    const path = join(folder, 'whole.mp4');
    await makeTestVideo({ path });
    const cut = join(folder, 'cut.mp4');
    await writeFile(cut, (await readFile(path)).subarray(0, 400));
    await expect(openVideo(cut)).rejects.toMatchObject({ code: 'unsupported_media_type' });
  });
});
