import type { JsonObject } from '@/lib/contract/model';
import type { UploadQueue } from './upload-queue';
import { type FileFacts, roomOf, takesFile } from '@/lib/schema-form/media-field/admit-files';
import { parkedNames } from '@/lib/schema-form/model/exclusive-modes';
import { shownFields } from '@/lib/schema-form/model/find-field';
import type { MediaField } from '@/lib/schema-form/form-field';
import type { FormModel } from '@/lib/schema-form/model/form-model';
import { textsOf } from '@/lib/schema-form/json';
import { valueAt } from '@/lib/schema-form/json-pointer';

/**
 * The field for pasted files: the first one that accepts their kind and has room, else the first that accepts it at
 * all. Fields that the mode in use excludes are left out.
 */
export function pasteTarget(
  model: FormModel,
  values: JsonObject,
  uploads: Pick<UploadQueue, 'uploadsOf'>,
  file: Pick<FileFacts, 'name' | 'type'>,
): MediaField | null {
  const parked = parkedNames(model, values);
  const open = model.fields.filter(({ name }) => !parked.has(name));
  const fields = shownFields(open).filter((field) => field.kind === 'media');
  const taking = fields.filter((field) => takesFile(field, file));
  const hasRoom = (field: MediaField) => {
    const value = valueAt(values, field.pointer);
    const occupied = (typeof value === 'string' ? 1 : textsOf(value).length) + uploads.uploadsOf(field.pointer).length;
    return field.isMany ? roomOf(field, occupied) > 0 : occupied === 0;
  };
  return taking.find(hasRoom) ?? taking[0] ?? fields[0] ?? null;
}
