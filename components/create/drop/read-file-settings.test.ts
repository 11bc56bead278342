import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readFileSettings } from './read-file-settings';

const image = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#336699' } });
const parameters = 'an osprey\nNegative prompt: rain\nSteps: 24, Seed: 90210, Model: riverside_v3';
const asFile = (bytes: Buffer, name: string, type: string) => new File([new Uint8Array(bytes)], name, { type });
const expected = { program: 'automatic1111', prompt: 'an osprey', seed: '90210', model: 'riverside_v3' };

const packet = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"><dc:description><rdf:Alt><rdf:li xml:lang="x-default">a küste
width: 640, seed: 7, model: Scene painter</rdf:li></rdf:Alt></dc:description><xmp:CreatorTool>Easel</xmp:CreatorTool></rdf:Description></rdf:RDF></x:xmpmeta>`;

describe('readFileSettings', () => {
  it.each(['jpeg', 'webp'] as const)('reads the comment that AUTOMATIC1111 writes into a %s', async (format) => {
    const bytes = await image()
      .withExif({ IFD2: { UserComment: parameters } })
      .toFormat(format)
      .toBuffer();
    const found = await readFileSettings(asFile(bytes, 'osprey', `image/${format}`));
    expect(found).toMatchObject({ kind: 'embedded', settings: expected });
  });

  it('reads a comment in UTF-16', async () => {
    const wide = Buffer.from(parameters, 'utf16le').swap16();
    const plain = await image()
      .withExif({ IFD2: { UserComment: 'x'.repeat(wide.length) } })
      .jpeg()
      .toBuffer();
    const at = plain.indexOf('ASCII\0\0\0');
    plain.write('UNICODE\0', at, 'latin1');
    wide.copy(plain, at + 8);
    expect(await readFileSettings(asFile(plain, 'a.jpg', 'image/jpeg'))).toMatchObject({ settings: expected });
  });

  it.each(['png', 'jpeg', 'webp'] as const)('reads what this studio writes into a %s', async (format) => {
    const bytes = await image().withXmp(packet).toFormat(format).toBuffer();
    const found = await readFileSettings(asFile(bytes, 'a', `image/${format}`));
    expect(found).toMatchObject({
      settings: { program: 'easel', prompt: 'a küste', seed: '7', model: 'Scene painter' },
    });
  });

  it('reads the workflow that ComfyUI writes into a WebP, and one as JSON', async () => {
    const graph = JSON.stringify({ '1': { class_type: 'RandomNoise', inputs: { noise_seed: 7 } } });
    const bytes = await image()
      .withExif({ IFD0: { Make: 'workflow:{}', Model: `prompt:${graph}` } })
      .webp()
      .toBuffer();
    const expectedGraph = { settings: { program: 'comfyui', seed: '7' } };
    expect(await readFileSettings(asFile(bytes, 'a.webp', 'image/webp'))).toMatchObject(expectedGraph);
    expect(await readFileSettings(new File([graph], 'a.json', { type: 'application/json' }))).toMatchObject(
      expectedGraph,
    );
  });

  it('finds nothing in an image without settings, in damaged ones, and in other JSON', async () => {
    expect(await readFileSettings(asFile(await image().png().toBuffer(), 'a.png', 'image/png'))).toBeNull();
    expect(await readFileSettings(asFile(Buffer.from('no image'), 'a.png', 'image/png'))).toBeNull();
    expect(await readFileSettings(new File(['{"a":'], 'a.json', { type: 'application/json' }))).toBeNull();
  });
});
