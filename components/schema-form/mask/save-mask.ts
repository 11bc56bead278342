import type { MediaField } from '@/lib/schema-form/form-field';
import { textsOf } from '@/lib/schema-form/json';
import { valueAt } from '@/lib/schema-form/json-pointer';
import { type MaskPixels, paintedArea } from '@/lib/schema-form/mask/mask-pixels';
import type { FormScope } from '../scope/form-scope';
import { encodeMask } from './mask-files';
import { maskMessages } from './messages-late';
import { type PaintedMask, rememberMask } from './painted-masks';

/** What masks were painted for, until their upload has an address. */
const paintedFiles = new WeakMap<File, PaintedMask>();

/** What a mask that is being uploaded was painted for; null for any other file. */
export function paintedFile(file: File): PaintedMask | null {
  return paintedFiles.get(file) ?? null;
}

/**
 * Uploads a mask as the file of its field, in place of what is there; an empty mask leaves the field empty. A press of Generate meanwhile waits
 * for it.
 *
 * @param signal ends it, as when the tool is cancelled while the file is written
 */
export async function saveMask(
  scope: FormScope,
  field: MediaField,
  { mask, ...details }: PaintedMask & { mask: MaskPixels },
  signal: AbortSignal,
): Promise<void> {
  const { uploads } = scope;
  if (paintedArea(mask) === null) {
    for (const { id } of uploads.uploadsOf(field.pointer)) uploads.remove(id);
    scope.setFields({ [field.pointer]: undefined });
    return;
  }
  const hold = uploads.hold();
  try {
    const file = await encodeMask(mask, details.polarity);
    // The form may have ended while the file was written.
    if (signal.aborted || hold.isOver()) return;
    paintedFiles.set(file, details);
    scope.addFiles(field, [file]);
    rememberUpload(scope, field, file, details);
  } catch {
    scope.rejections.show(field.pointer, [maskMessages.notWritten]);
  } finally {
    hold.release();
  }
}

/** Remembers what a file was painted for by its address, once it is uploaded. */
function rememberUpload(scope: FormScope, { pointer }: MediaField, file: File, details: PaintedMask): void {
  const { uploads } = scope;
  const id = uploads.uploadsOf(pointer).find((upload) => upload.file === file)?.id;
  if (id === undefined) return;
  const stop = uploads.subscribe(() => {
    if (uploads.uploadsOf(pointer).some((upload) => upload.id === id)) return;
    stop();
    // The queue forgets an upload just before the form gets its address.
    queueMicrotask(() => {
      const value = valueAt(scope.getValues(), pointer);
      const [address] = typeof value === 'string' ? [value] : textsOf(value);
      if (address !== undefined && scope.uploadOrderOf(address) === id) rememberMask(address, details);
    });
  });
}
