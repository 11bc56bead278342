import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@/lib/contract/model';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { createFormModel } from '@/lib/schema-form/model/form-model';
import { findField } from '@/lib/schema-form/model/find-field';
import { createFormScope } from './create-form-scope';

const address = { type: 'string', renderType: 'image-url' };
const model = createFormModel({
  properties: { images: { type: 'array', items: address, maxItems: 3 }, first: address, prompt: { type: 'string' } },
});

function mediaField(pointer: string) {
  const field = findField(model, pointer);
  if (field?.kind !== 'media') throw new Error(`no media at ${pointer}`);
  return field;
}

/** A form whose uploads the test ends, by the name of their file. */
function openForm(initial: JsonObject = {}) {
  let values = initial;
  const finish = new Map<string, () => Promise<void>>();
  const touched: string[] = [];
  const scope = createFormScope(
    model,
    {
      getValues: () => values,
      setValues: (next) => {
        values = next;
      },
      subscribe: () => () => {},
      touch: (pointer) => void touched.push(pointer),
    },
    {
      upload(file) {
        const { promise, resolve } = Promise.withResolvers<StudioMedia>();
        finish.set(file.name, async () => {
          resolve({ id: file.name.replace('.png', '') } as StudioMedia);
          await promise;
          await Promise.resolve();
        });
        return promise;
      },
      createPreview: (file) => `blob:${file.name}`,
      revokePreview: () => {},
      isOnline: () => true,
    },
  );
  return { scope, finish: async (name: string) => finish.get(name)?.(), values: () => values };
}

const image = (name: string) => new File(['x'], name, { type: 'image/png' });

describe('createFormScope', () => {
  it('sets several fields in one change, and removes one', () => {
    const form = openForm({ prompt: 'a hut' });
    form.scope.setFields({ '/first': '/a', '/prompt': undefined });
    expect(form.values()).toEqual({ first: '/a' });
  });

  it('inserts uploads in the order in which their files were added, however late each one finishes', async () => {
    const form = openForm({ images: ['https://a.example/old.png'] });
    form.scope.addFiles(mediaField('/images'), [image('one.png'), image('two.png')]);
    await form.finish('two.png');
    expect(form.values()).toEqual({ images: ['https://a.example/old.png', '/api/studio/media/two'] });
    await form.finish('one.png');
    expect(form.values()).toEqual({
      images: ['https://a.example/old.png', '/api/studio/media/one', '/api/studio/media/two'],
    });
    const addresses = ['/api/studio/media/one', '/api/studio/media/two', 'https://a.example/old.png'];
    expect(addresses.map(form.scope.uploadOrderOf)).toEqual([1, 2, null]);
    expect(form.scope.uploadedMedia('/api/studio/media/one')?.previewUrl).toBe('blob:one.png');
  });

  it('replaces the file of a single field by a second one', async () => {
    const form = openForm();
    form.scope.addFiles(mediaField('/first'), [image('one.png')]);
    form.scope.addFiles(mediaField('/first'), [image('two.png')]);
    expect(form.scope.uploads.uploadsOf('/first').map(({ file }) => file.name)).toEqual(['two.png']);
    await form.finish('one.png');
    expect(form.values()).toEqual({});
    await form.finish('two.png');
    expect(form.values()).toEqual({ first: '/api/studio/media/two' });
  });

  it('shows at the field which files were rejected, until others are added', () => {
    const form = openForm();
    let heard = 0;
    const stop = form.scope.rejections.subscribe(() => {
      heard += 1;
    });
    form.scope.addFiles(mediaField('/images'), [image('one.png'), new File([], 'empty.png', { type: 'image/png' })]);
    expect(form.scope.rejections.of('/images')).toEqual(['empty.png is empty.']);
    expect(form.scope.uploads.uploadsOf('/images')).toHaveLength(1);
    form.scope.addFiles(mediaField('/images'), [image('two.png')]);
    expect(form.scope.rejections.of('/images')).toEqual([]);
    stop();
    form.scope.rejections.show('/images', ['no more']);
    expect(heard).toBe(2);
  });

  it('counts running uploads against the limit', () => {
    const form = openForm({ images: ['https://a.example/1', 'https://a.example/2'] });
    form.scope.addFiles(mediaField('/images'), [image('one.png')]);
    form.scope.addFiles(mediaField('/images'), [image('two.png')]);
    expect(form.scope.uploads.uploadsOf('/images').map(({ file }) => file.name)).toEqual(['one.png']);
    expect(form.scope.rejections.of('/images')).toHaveLength(1);
  });
});
