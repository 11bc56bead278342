import { describe, expect, it } from 'vitest';
import { scriptTypes, type ScriptType } from '../contract/fine-tunes/fine-tune.ts';
import { findColumns, matchColumns } from './match-columns.ts';
import { readRow } from './read-row.ts';

const namesOf = (scriptType: ScriptType, columns: string[], chosen = {}) =>
  findColumns(scriptType, columns, chosen)?.map(({ role, name }) => `${role}=${name}`) ?? null;

describe('findColumns', () => {
  it.each<[ScriptType, string[], string[] | null]>([
    ['text_generation', ['text'], ['text=text']],
    ['text_generation', ['Instruction', 'Output', 'id'], ['prompt=Instruction', 'completion=Output']],
    ['text_generation', ['a', 'b'], null],
    ['text_chat_messages', ['conversations'], ['messages=conversations']],
    ['image_generation', ['file_name', 'caption'], ['prompt=caption', 'image=file_name']],
    [
      'image_editing',
      ['before', 'after', 'instruction'],
      ['prompt=instruction', 'input_image=before', 'output_image=after'],
    ],
    [
      'multi_image_editing',
      ['images', 'prompt', 'target'],
      ['prompt=prompt', 'input_images=images', 'output_image=target'],
    ],
    ['image_to_text', ['image', 'text'], ['image=image', 'text=text']],
    ['image_to_video', ['image', 'video'], ['image=image', 'video=video']],
    ['text_to_video', ['caption', 'video_url'], ['prompt=caption', 'video=video_url']],
  ])('of %s in %j', (scriptType, columns, found) => {
    expect(namesOf(scriptType, columns)).toEqual(found);
  });

  it('uses the columns that the parameters name', () => {
    const chosen = { prompt: 'a', image: 'caption' };
    expect(namesOf('image_generation', ['a', 'caption'], chosen)).toEqual(['prompt=a', 'image=caption']);
    expect(namesOf('text_generation', ['text', 'b'], { text: 'b' })).toEqual(['text=b']);
  });
});

describe('matchColumns', () => {
  it('reports which columns exist and which are needed', () => {
    expect(() => matchColumns('text_generation', ['a'], {})).toThrow(
      'A dataset for text_generation needs prompt and completion, or text; this dataset has “a”.',
    );
    expect(() => matchColumns('text_generation', ['text'], { text: 'words' })).toThrow(/no column “words”/);
  });
});

const read = (scriptType: ScriptType, values: Record<string, unknown>) =>
  readRow(values, matchColumns(scriptType, Object.keys(values), {}));

const one = (image: unknown) => read('image_generation', { prompt: 'p', image });
const several = (images: unknown) => read('multi_image_editing', { prompt: 'p', images, output_image: 'o.png' });

describe('readRow', () => {
  it('reads texts, and bytes in UTF-8', () => {
    expect(read('text_generation', { text: 'ä' })).toEqual([{ texts: ['ä'], media: [] }]);
    expect(read('text_generation', { text: Buffer.from('ä') })).toEqual([{ texts: ['ä'], media: [] }]);
    expect(read('text_generation', { text: Buffer.from([0xff]) })).toMatchObject({ column: 'text' });
    expect(read('text_generation', { text: 7 })).toEqual({
      code: 'text',
      column: 'text',
      role: 'text',
      reason: 'text must be text; this is a number',
    });
    expect(read('text_generation', { text: null })).toMatchObject({ code: 'missing', reason: 'text is missing' });
  });

  it('reads chats with both kinds of names, as text too, and their images', () => {
    const content = [
      { type: 'text', text: 'What is it?' },
      { type: 'image_url', image_url: { url: 'a.png' } },
    ];
    const chat = [
      { role: 'user', content },
      { from: 'gpt', value: 'A harbour.' },
    ];
    const cell = { texts: ['user', 'What is it?', 'gpt', 'A harbour.'], media: [{ address: 'a.png' }] };
    expect(read('text_chat_messages', { messages: chat })).toEqual([cell]);
    expect(read('text_chat_messages', { messages: JSON.stringify(chat) })).toEqual([cell]);
    for (const wrong of ['no JSON', '[]', [], [{ role: 'user' }], [{ content: 'x' }], [null]]) {
      expect(read('text_chat_messages', { messages: wrong })).toMatchObject({ column: 'messages' });
    }
  });

  it('reads media by URL, by bytes, and in lists', () => {
    const bytes = new Uint8Array([1]);
    expect(one('a.png')).toMatchObject([{}, { media: [{ address: 'a.png' }] }]);
    expect(one({ bytes: null, path: 'b.png' })).toMatchObject([{}, { media: [{ address: 'b.png' }] }]);
    expect(one({ bytes, path: 'b.png' })).toMatchObject([{}, { media: [{ bytes }] }]);
    for (const wrong of ['', 7, {}]) expect(one(wrong)).toMatchObject({ column: 'image' });
    expect(several(['a.png', 'b.png'])).toMatchObject([
      {},
      { media: [{ address: 'a.png' }, { address: 'b.png' }] },
      {},
    ]);
    expect(several('["a.png","b.png"]')).toMatchObject([{}, { media: [{}, {}] }, {}]);
    for (const wrong of [[], ['a.png', null], '[']) expect(several(wrong)).toMatchObject({ column: 'images' });
  });

  it('allows optional columns to be absent', () => {
    const row = read('image_to_video', { prompt: '', image: 'a.png', video: 'a.mp4' });
    expect(row).toMatchObject([{ texts: [] }, { media: [{}] }, { media: [{}] }]);
  });

  it('reads a row of every script type', () => {
    const values = { prompt: 'p', completion: 'c', messages: [{ role: 'user', content: 'x' }], image: 'i', video: 'v' };
    const more = { input_image: 'i', input_images: ['i'], output_image: 'o', text: 't' };
    for (const scriptType of scriptTypes) expect(Array.isArray(read(scriptType, { ...values, ...more }))).toBe(true);
  });
});
