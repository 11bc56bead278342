import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import type { JsonObject } from '@/lib/contract/model';
import { createFormModel } from '@/lib/schema-form/model/form-model';
import { findField } from '@/lib/schema-form/model/find-field';
import { createFormScope } from '../scope/create-form-scope';
import { drawInForm } from '../testing/draw-in-form';
import { useMediaField } from './use-media-field';

const address = { type: 'string', renderType: 'image-url' };
const model = createFormModel({
  properties: { images: { type: 'array', items: address, maxItems: 3 }, first: address },
});
const [one, two, three] = ['https://a.example/1.png', 'https://a.example/2.png', 'https://a.example/3.png'] as const;

/** A media field rendered with this value; `written` is its last change. */
function drawField(pointer: string, value: unknown, files: readonly File[] = []) {
  const field = findField(model, pointer);
  if (field?.kind !== 'media') throw new Error('no media');
  const values: JsonObject = { [field.name]: value };
  const scope = createFormScope(
    model,
    { getValues: () => values, setValues: () => {}, subscribe: () => () => {}, touch: () => {} },
    {
      upload: () => new Promise<StudioMedia>(() => {}),
      createPreview: () => 'blob:preview',
      revokePreview: () => {},
      isOnline: () => true,
    },
  );
  if (files.length > 0) scope.addFiles(field, files);
  const written: unknown[] = [];
  const draw = () =>
    drawInForm(scope, () => useMediaField(field, { value, onChange: (next) => void written.push(next) }));
  return { state: draw(), draw, written };
}

describe('useMediaField', () => {
  beforeEach(() => vi.stubGlobal('window', { location: { origin: 'http://127.0.0.1:3000' } }));
  afterEach(() => vi.unstubAllGlobals());

  it('accepts one address or a list, up to the limit', () => {
    expect(drawField('/first', one).state).toMatchObject({ addresses: [one], hasRoom: false });
    expect(drawField('/images', one).state).toMatchObject({ addresses: [one], hasRoom: true });
    expect(drawField('/images', [one, two, three]).state.hasRoom).toBe(false);
    expect(drawField('/images', undefined).state).toMatchObject({ addresses: [], entries: [], hasRoom: true });
  });

  it('shows uploads behind the addresses, and counts them', () => {
    const files = ['a.png', 'b.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
    const { state } = drawField('/images', [one], files);
    expect(state.entries.map(({ kind }) => kind)).toEqual(['address', 'upload', 'upload']);
    expect(state.hasRoom).toBe(false);
  });

  it('adds, moves and removes addresses, and empties the field with the last', () => {
    const list = drawField('/images', [one, two]);
    expect(list.state.addAddress('http://127.0.0.1:3000/api/studio/media/abc/thumbnail')).toBe(true);
    list.state.move(0, 1);
    list.state.remove(0);
    expect(list.written).toEqual([[one, two, '/api/studio/media/abc'], [two, one], [two]]);
    const last = drawField('/images', [one]);
    last.state.remove(0);
    const single = drawField('/first', one);
    single.state.addAddress(two);
    single.state.remove(0);
    expect([last.written, single.written]).toEqual([[undefined], [two, undefined]]);
  });

  it('rejects invalid addresses, files of another kind, and files beyond the limit', () => {
    const { state, draw, written } = drawField('/images', [one, two, three]);
    expect(state.addAddress('a sentence')).toBe(false);
    expect(state.addAddress('https://a.example/song.mp3')).toBe(false);
    expect(state.addAddress('https://a.example/4.png')).toBe(false);
    expect(draw().refused).toHaveLength(1);
    expect(written).toEqual([]);
  });
});
