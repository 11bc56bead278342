import { afterEach, describe, expect, it, vi } from 'vitest';
import { recipeMessages } from './messages';
import { uploadSamples } from './upload-samples';

describe('uploadSamples', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('uploads the files of this site, in their order', async () => {
    vi.stubGlobal('fetch', async (path: string) => new Response(path, { headers: { 'content-type': 'image/webp' } }));
    const uploaded: string[] = [];
    const addresses = await uploadSamples(['/examples/input-pear.webp', '/examples/ig-1.webp'], async (file) => {
      uploaded.push(`${file.name} ${file.type} ${await file.text()}`);
      return { id: `id-of-${file.name}` };
    });
    expect(addresses).toEqual(['/api/studio/media/id-of-pear.webp', '/api/studio/media/id-of-ig-1.webp']);
    expect(uploaded).toEqual([
      'pear.webp image/webp /examples/input-pear.webp',
      'ig-1.webp image/webp /examples/ig-1.webp',
    ]);
  });

  it.each([
    ['is missing', async () => new Response('', { status: 404 })],
    ['cannot be reached', async () => Promise.reject(new TypeError('offline'))],
  ])('says so if a file %s, and uploads nothing', async (_what, answer) => {
    vi.stubGlobal('fetch', answer);
    const upload = vi.fn<() => Promise<{ id: string }>>();
    await expect(uploadSamples(['/examples/input-pear.webp'], upload)).rejects.toThrow(recipeMessages.notLoaded);
    expect(upload).not.toHaveBeenCalled();
  });
});
