import { createUploadQueue } from './media/upload-queue';
import { uploadMedia } from '@/lib/client/studio-media/uploads';
import type { JsonObject } from '@/lib/contract/model';
import type { StudioMedia } from '@/lib/contract/studio-media';
import { admitFiles } from '@/lib/schema-form/admit-files';
import { findField } from '@/lib/schema-form/find-field';
import type { FormModel } from '@/lib/schema-form/form-model';
import { textsOf } from '@/lib/schema-form/json';
import { valueAt } from '@/lib/schema-form/json-pointer';
import { studioMediaPath } from '@/lib/schema-form/media-address';
import { messages } from '@/lib/schema-form/messages';
import { placeUpload } from '@/lib/schema-form/place-upload';
import { setAt } from '@/lib/schema-form/set-at';
import type { FormScope } from './form-scope';
import { createRejectionBoard } from './rejection-board';

/** Makes what the parts of one form share. */
export function createFormScope(
  model: FormModel,
  form: { getValues: () => JsonObject; setValues: (values: JsonObject) => void; touch: (pointer: string) => void },
): FormScope {
  const rejections = createRejectionBoard();
  const uploaded = new Map<string, { media: StudioMedia; previewUrl: string; order: number }>();
  const uploadOrderOf = (address: string) => uploaded.get(address)?.order ?? null;

  function setFields(changes: Record<string, unknown>): void {
    let values = form.getValues();
    for (const [pointer, value] of Object.entries(changes)) values = setAt(values, pointer, value);
    form.setValues(values);
  }

  const uploads = createUploadQueue({
    upload: uploadMedia,
    createPreview: (file) => URL.createObjectURL(file),
    revokePreview: (address) => URL.revokeObjectURL(address),
    isOnline: () => navigator.onLine,
    fallbackMessage: messages.noAnswer,
    onFinished(upload, media) {
      const address = studioMediaPath(media.id);
      const field = findField(model, upload.target, form.getValues());
      if (field?.kind !== 'media') return;
      uploaded.set(address, { media, previewUrl: upload.previewUrl, order: upload.id });
      const before = textsOf(valueAt(form.getValues(), field.pointer));
      const place = placeUpload(before, uploadOrderOf, upload.id);
      setFields({ [field.pointer]: field.isMany ? before.toSpliced(place, 0, address) : address });
    },
  });

  return {
    model,
    getValues: form.getValues,
    setFields,
    setValues: form.setValues,
    touch: form.touch,
    uploads,
    rejections,
    uploadOrderOf,
    uploadedMedia: (address) => uploaded.get(address) ?? null,
    addFiles(field, files) {
      const queued = uploads.uploadsOf(field.pointer);
      const occupied = textsOf(valueAt(form.getValues(), field.pointer)).length + queued.length;
      const { admitted, messages: words } = admitFiles(field, files, occupied);
      rejections.show(field.pointer, words);
      if (admitted.length === 0) return;
      if (!field.isMany) for (const { id } of queued) uploads.remove(id);
      uploads.add(field.pointer, admitted);
    },
  };
}
