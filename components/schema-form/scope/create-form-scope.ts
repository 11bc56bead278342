import { createUploadQueue, type UploadQueueOptions } from '../media/upload-queue';
import { uploadMedia } from '@/lib/client/studio-media/uploads';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { admitFiles } from '@/lib/schema-form/media-field/admit-files';
import { findField } from '@/lib/schema-form/model/find-field';
import type { FormModel } from '@/lib/schema-form/model/form-model';
import { textsOf } from '@/lib/schema-form/json';
import { valueAt } from '@/lib/schema-form/json-pointer';
import { studioMediaPath } from '@/lib/schema-form/media-field/media-address';
import { messages } from '@/lib/schema-form/messages';
import { setAt } from '@/lib/schema-form/set-at';
import type { FormScope, FileRejections } from './form-scope';
import { uploadIndex } from '../media/media-entries';

/** Access to the form for its parts. */
export type ScopedForm = Pick<FormScope, 'getValues' | 'setValues' | 'subscribe' | 'touch'>;

/** How files are uploaded and previewed. */
export type FileWorld = Pick<UploadQueueOptions, 'upload' | 'createPreview' | 'revokePreview' | 'isOnline'>;

const browser: FileWorld = {
  upload: uploadMedia,
  createPreview: (file) => URL.createObjectURL(file),
  revokePreview: (address) => URL.revokeObjectURL(address),
  isOnline: () => navigator.onLine,
};

/** Creates the scope that the parts of one form share. */
export function createFormScope(model: FormModel, form: ScopedForm, world: FileWorld = browser): FormScope {
  const rejections = createFileRejections();
  const uploaded = new Map<string, { media: StudioMedia; previewUrl: string; order: number }>();
  const uploadOrderOf = (address: string) => uploaded.get(address)?.order ?? null;

  function setFields(changes: Record<string, unknown>): void {
    let values = form.getValues();
    for (const [pointer, value] of Object.entries(changes)) values = setAt(values, pointer, value);
    form.setValues(values);
  }

  const uploads = createUploadQueue({
    ...world,
    fallbackMessage: messages.noAnswer,
    onFinished(upload, media) {
      const address = studioMediaPath(media.id);
      const field = findField(model, upload.target, form.getValues());
      if (field?.kind !== 'media') return;
      uploaded.set(address, { media, previewUrl: upload.previewUrl, order: upload.id });
      const before = textsOf(valueAt(form.getValues(), field.pointer));
      const index = uploadIndex(before, uploadOrderOf, upload.id);
      setFields({ [field.pointer]: field.isMany ? before.toSpliced(index, 0, address) : address });
    },
  });

  return {
    model,
    ...form,
    setFields,
    uploads,
    rejections,
    uploadOrderOf,
    uploadedMedia: (address) => uploaded.get(address) ?? null,
    addFiles(field, files) {
      const queued = uploads.uploadsOf(field.pointer);
      const occupied = textsOf(valueAt(form.getValues(), field.pointer)).length + queued.length;
      const { admitted, messages: refusals } = admitFiles(field, files, occupied);
      rejections.show(field.pointer, refusals);
      if (admitted.length === 0) return;
      if (!field.isMany) for (const { id } of queued) uploads.remove(id);
      uploads.add(field.pointer, admitted);
    },
  };
}

const none: readonly string[] = [];

/** Creates an empty store of messages about rejected files. */
function createFileRejections(): FileRejections {
  const messagesOf = new Map<string, readonly string[]>();
  const listeners = new Set<() => void>();
  return {
    show(pointer, messages) {
      if (messages.length === 0 && !messagesOf.has(pointer)) return;
      if (messages.length === 0) messagesOf.delete(pointer);
      else messagesOf.set(pointer, [...messages]);
      for (const listener of listeners) listener();
    },
    of: (pointer) => messagesOf.get(pointer) ?? none,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
