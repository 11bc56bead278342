import { crc32, deflateSync } from 'node:zlib';
import { assert, asyncProperty, constantFrom, integer, record, uint8Array } from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isEaselError } from '../../../../contract/error.ts';
import { temporaryFolder } from '../../../../media/testing/temporary-folder.ts';
import { textToImage } from '../../testing/comfy-workflows.ts';
import { tagVideo } from '../../testing/tag-video.ts';
import { readWorkflow } from './read-workflow.ts';

const folder = temporaryFolder();
const prompt = JSON.stringify(textToImage);
const packed = { type: 'InkNode', properties: { cnr_id: 'ink-pack' } };
const editor = {
  nodes: [{ type: 'KSampler', properties: { cnr_id: 'comfy-core' } }, packed, null],
  links: [],
  extra: {
    linearMode: true,
    linearData: {
      inputs: [
        ['4', 'text'],
        [6, 'steps', { height: 120 }],
        ['0f6c1e52-9f5c-4a3b-8f0e-2b7f4c1d9a10:57%3A3:lora%20name', 'lora name'],
        'damaged',
      ],
      outputs: ['10'],
    },
  },
};
const appInputs = [
  { node: '4', input: 'text' },
  { node: '6', input: 'steps' },
  { node: '57:3', input: 'lora name' },
];
const withApp = { workflow: textToImage, appInputs, appOutputs: ['10'], packs: new Map([['InkNode', 'ink-pack']]) };
const alone = { workflow: textToImage, appInputs: null, appOutputs: null, packs: new Map() };

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const textChunk = (keyword: string, text: string, type = 'tEXt') => chunk(type, Buffer.from(`${keyword}\0${text}`));
const compressedChunk = (keyword: string, text: string) =>
  chunk('zTXt', Buffer.concat([Buffer.from(`${keyword}\0\0`), deflateSync(text)]));
const internationalChunk = (keyword: string, text: string, isCompressed: boolean) =>
  chunk(
    'iTXt',
    Buffer.concat([
      Buffer.from(`${keyword}\0${isCompressed ? '\u0001' : '\0'}\0en\0Wort\0`),
      isCompressed ? deflateSync(text) : Buffer.from(text),
    ]),
  );

/** A PNG with chunks after its header, as ComfyUI writes them. */
async function png(...chunks: Buffer[]): Promise<Buffer> {
  const plain = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })
    .png()
    .toBuffer();
  const header = 8 + 25;
  return Buffer.concat([plain.subarray(0, header), ...chunks, plain.subarray(header)]);
}

/** A box of an MP4. */
const box = (type: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const four = (value: number) => Buffer.from([0, 0, 0, value]);

const json = (value: unknown) => Buffer.from(JSON.stringify(value));
const refusalOf = async (bytes: Uint8Array) => {
  try {
    return await readWorkflow(bytes);
  } catch (thrown) {
    return isEaselError(thrown) ? `${thrown.code}: ${thrown.message}` : thrown;
  }
};
const remedy = 'In ComfyUI, choose Workflow → Export (API), or use an image or video that ComfyUI saved.';

describe('readWorkflow', () => {
  it('reads JSON in API format, and drops what is not run', async () => {
    const noisy = {
      ...textToImage,
      '1': { ...textToImage['1'], is_changed: ['x'], _meta: { title: 'Load', colour: 1 } },
    };
    const read = await readWorkflow(json(noisy));
    expect(read.workflow['1']).toEqual({ ...textToImage['1'], _meta: { title: 'Load' } });
    expect({ ...read.workflow, '1': textToImage['1'] }).toEqual(textToImage);
  });

  it('reads the body of a request to ComfyUI', async () => {
    const body = { client_id: 'x', prompt: textToImage, extra_data: { extra_pnginfo: { workflow: editor } } };
    expect(await readWorkflow(json(body))).toEqual(withApp);
  });

  it('cuts numbers that JavaScript can’t hold', async () => {
    const text =
      '{"1":{"class_type":"A","inputs":{"seed":18446744073709551615,"low":-99999999999999999999,"big":1e300}}}';
    expect((await readWorkflow(Buffer.from(text))).workflow['1']?.inputs).toEqual({
      seed: Number.MAX_SAFE_INTEGER,
      low: Number.MIN_SAFE_INTEGER,
      big: Number.MAX_SAFE_INTEGER,
    });
  });

  it.each([
    ['tEXt', [textChunk('prompt', prompt), textChunk('workflow', JSON.stringify(editor))]],
    ['zTXt', [compressedChunk('workflow', JSON.stringify(editor)), compressedChunk('prompt', prompt)]],
    [
      'iTXt',
      [internationalChunk('prompt', prompt, false), internationalChunk('workflow', JSON.stringify(editor), true)],
    ],
    ['comf', [textChunk('prompt', prompt, 'comf'), textChunk('workflow', JSON.stringify(editor), 'comf')]],
  ])('reads a PNG with %s chunks, and the inputs of app mode', async (_, chunks) => {
    expect(await readWorkflow(await png(...chunks))).toEqual(withApp);
  });

  it('reads texts beyond ASCII', async () => {
    const workflow = { '1': { class_type: 'Text', inputs: { text: 'Möwe 🌊' } } };
    expect((await readWorkflow(await png(textChunk('prompt', JSON.stringify(workflow))))).workflow).toEqual(workflow);
  });

  it('reads numbers as Python writes them, outside of texts only', async () => {
    const text = '{"1":{"class_type":"A","is_changed":[NaN],"inputs":{"a":-Infinity,"b":"NaN \\" Infinity"}}}';
    expect((await readWorkflow(await png(textChunk('prompt', text)))).workflow['1']).toEqual({
      class_type: 'A',
      inputs: { a: null, b: 'NaN " Infinity' },
    });
  });

  it('reads a WebP', async () => {
    const image = sharp({ create: { width: 8, height: 8, channels: 3, background: '#963' } });
    const exif = { IFD0: { Model: `prompt:${prompt}`, Make: `workflow:${JSON.stringify(editor)}` } };
    expect(await readWorkflow(await image.webp().withExif(exif).toBuffer())).toEqual(withApp);
  });

  it.each(['', 'Exif\0\0'])('reads a WebP whose EXIF is big-endian and begins with %j', async (prefix) => {
    const text = Buffer.from(`prompt:${prompt}\0`);
    const tiff = Buffer.alloc(26);
    tiff.write('MM\0*');
    tiff.writeUInt32BE(8, 4);
    tiff.writeUInt16BE(1, 8);
    tiff.writeUInt16BE(0x0110, 10);
    tiff.writeUInt16BE(2, 12);
    tiff.writeUInt32BE(text.length, 14);
    tiff.writeUInt32BE(tiff.length, 18);
    const exif = Buffer.concat([Buffer.from(prefix), tiff, text]);
    const head = Buffer.from('RIFF....WEBPVP8 \u0003\0\0\0abc\0EXIF....');
    head.writeUInt32LE(exif.length, head.length - 4);
    expect(await readWorkflow(Buffer.concat([head, exif]))).toEqual(alone);
  });

  it('reads an MP4 with media data of any length before the texts', async () => {
    const long = Buffer.from([0, 0, 0, 1, ...Buffer.from('mdat'), 0, 0, 0, 0, 0, 0, 0, 20, 1, 2, 3, 4]);
    const keys = box('keys', four(0), four(1), box('mdta', Buffer.from('prompt')));
    const ilst = box('ilst', box('\0\0\0\u0001', box('data', four(1), four(0), Buffer.from(prompt))));
    const meta = box('meta', four(0), box('hdlr', four(0)), keys, ilst);
    const file = Buffer.concat([box('ftyp', Buffer.from('isom')), long, box('moov', box('udta', meta))]);
    expect(await readWorkflow(file)).toEqual(alone);
  });

  it.each(['mp4', 'mov', 'matroska'] as const)('reads a video in %s', async (container) => {
    const bytes = await tagVideo(folder, container, { prompt, workflow: JSON.stringify(editor) });
    expect(await readWorkflow(bytes)).toEqual(withApp);
  });

  it.each([
    ['matroska', {}],
    ['matroska', { live: '1' }],
    ['mp4', { movflags: 'use_metadata_tags' }],
    ['mp4', { movflags: '+faststart' }],
  ] as const)('reads the comment that the Video Helper Suite writes in %s with %j', async (container, flags) => {
    const comment = JSON.stringify({ prompt, workflow: editor, CreationTime: 'now' });
    expect(await readWorkflow(await tagVideo(folder, container, { comment }, { ...flags }))).toEqual(withApp);
  });

  it('prefers what is run to the comment', async () => {
    const bytes = await tagVideo(folder, 'mp4', { prompt, comment: 'a harbour' });
    expect(await readWorkflow(bytes)).toEqual(alone);
  });

  it.each([
    [
      'a workflow of the editor',
      json(editor),
      `invalid_params: The file is a workflow as the editor saves it, which cannot be run as it is. ${remedy}`,
    ],
    ['a text', Buffer.from('hello'), `invalid_params: The file is neither a workflow nor an image or video. ${remedy}`],
    ['nothing', Buffer.alloc(0), `invalid_params: The file is neither a workflow nor an image or video. ${remedy}`],
    ['other JSON', json({ a: 1 }), `invalid_params: The JSON file contains no ComfyUI workflow. ${remedy}`],
    ['an empty object', json({}), `invalid_params: The JSON file contains no ComfyUI workflow. ${remedy}`],
    [
      'JSON with one damaged node',
      json({ ...textToImage, 99: { class_type: 7 } }),
      `invalid_params: The workflow in the file is damaged. ${remedy}`,
    ],
    ['a list', json([textToImage]), `invalid_params: The file is neither a workflow nor an image or video. ${remedy}`],
  ])('refuses %s with what to do', async (_, bytes, message) => {
    expect(await refusalOf(bytes)).toBe(message);
  });

  it('refuses an image without a workflow', async () => {
    expect(await refusalOf(await png())).toBe(`invalid_params: The file contains no ComfyUI workflow. ${remedy}`);
    expect(await refusalOf(await png(textChunk('prompt', 'a lighthouse')))).toContain('contains no ComfyUI workflow');
  });

  it('refuses an image with the editor’s workflow alone', async () => {
    const message = 'The file contains a workflow only as the editor saves it, without what is run.';
    expect(await refusalOf(await png(textChunk('workflow', JSON.stringify(editor))))).toBe(
      `invalid_params: ${message} ${remedy}`,
    );
  });

  it('refuses more than 5000 nodes and files above 64 MB', async () => {
    const nodes = Object.fromEntries(Array.from({ length: 5001 }, (_, id) => [id, { class_type: 'A', inputs: {} }]));
    expect(await refusalOf(json(nodes))).toBe('invalid_params: The workflow has 5001 nodes. The most is 5000.');
    expect(await refusalOf(new Uint8Array(64 * 1024 * 1024 + 1))).toMatch(/^payload_too_large: /);
  });

  it('does not unpack a text that grows without end', async () => {
    const bomb = compressedChunk('prompt', ' '.repeat(40 * 1024 * 1024));
    expect(await refusalOf(await png(bomb))).toContain('contains no ComfyUI workflow');
  });

  it('refuses damaged files, whatever is damaged, and never fails otherwise', async () => {
    const files = [
      await png(textChunk('prompt', prompt), internationalChunk('workflow', '{}', true)),
      await sharp({ create: { width: 8, height: 8, channels: 3, background: '#963' } })
        .webp()
        .withExif({ IFD0: { Model: `prompt:${prompt}` } })
        .toBuffer(),
      await tagVideo(folder, 'mp4', { prompt }),
      await tagVideo(folder, 'matroska', { prompt }),
    ];
    const cases = record({
      file: constantFrom(...files),
      at: integer({ min: 12, max: 6000 }),
      bytes: uint8Array({ minLength: 1, maxLength: 12 }),
      length: integer({ min: 12, max: 8000 }),
    });
    await assert(
      asyncProperty(cases, async ({ file, at, bytes, length }) => {
        const damaged = Buffer.from(file);
        damaged.set(bytes.subarray(0, Math.max(0, damaged.length - at)), Math.min(at, damaged.length));
        const outcome = await refusalOf(damaged.subarray(0, length));
        expect(outcome).not.toBeInstanceOf(Error);
      }),
      { numRuns: 1500 },
    );
  });
});
