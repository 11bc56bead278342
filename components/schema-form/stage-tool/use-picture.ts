'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { activeModel } from '@/lib/schema-form/model/form-model';
import { filledFields } from '@/lib/schema-form/model/find-field';
import type { FormField, MediaField } from '@/lib/schema-form/form-field';
import { textsOf } from '@/lib/schema-form/json';
import { valueAt } from '@/lib/schema-form/json-pointer';
import { isStudioMediaPath } from '@/lib/schema-form/media-field/media-address';
import { useMediaDetails } from '../media/use-media-details';
import { useFormScope } from '../scope/form-scope';
import { useFormValue } from '../scope/use-form-value';
import { stageToolMessages } from './messages-late';

/** A picture that is there, with its size in pixels as shown. */
export interface ReadyPicture {
  status: 'ready';
  address: string;
  /** Where its bytes are. */
  source: string;
  width: number;
  height: number;
}

/** The picture that a tool draws on. `elsewhere`: on another site, from which nothing is loaded. */
export type Picture = { status: 'none' | 'uploading' | 'elsewhere' | 'loading' | 'unreadable' } | ReadyPicture;

/** Why no tool can be opened on a picture; null where one can. */
export function pictureObstacle({ status }: Picture): string | null {
  if (status === 'none') return stageToolMessages.addPicture;
  if (status === 'uploading' || status === 'loading') return stageToolMessages.pictureUploading;
  if (status === 'elsewhere') return stageToolMessages.pictureElsewhere;
  return status === 'unreadable' ? stageToolMessages.pictureUnreadable : null;
}

/** The fields of the object that a field belongs to, for these values; of the whole form where it stands alone. */
export function useSiblings(pointer: string): FormField[] {
  const { model } = useFormScope();
  const values = useFormValue((all) => all);
  const parent = pointer.slice(0, pointer.lastIndexOf('/'));
  const fields = filledFields(activeModel(model, values).fields, values);
  const beside = fields.filter((one) => one.pointer.slice(0, one.pointer.lastIndexOf('/')) === parent);
  return beside.length > 1 ? beside : fields;
}

/** The picture in a media field, the first of several, with its size in pixels as shown. */
export function usePicture(field: MediaField | null): Picture {
  const scope = useFormScope();
  const { uploads } = scope;
  const isUploading = useSyncExternalStore(
    uploads.subscribe,
    () => field !== null && uploads.uploadsOf(field.pointer).some(({ status }) => status !== 'failed'),
    () => false,
  );
  const address = useFormValue((values) => {
    const held = field === null ? undefined : valueAt(values, field.pointer);
    return (typeof held === 'string' ? held : textsOf(held)[0]) ?? '';
  });
  const details = useMediaDetails(address);
  const isData = address.startsWith('data:image/');
  const measured = useNaturalSize(isData ? address : null);
  if (address === '') return { status: isUploading ? 'uploading' : 'none' };
  const local = scope.uploadedMedia(address);
  const isOwn = local !== null || isStudioMediaPath(address);
  if (!isOwn && !isData) return { status: 'elsewhere' };
  if (measured === 'unreadable') return { status: 'unreadable' };
  const { width = null, height = null } = details ?? measured ?? {};
  if (width === null || height === null) return { status: details === null ? 'loading' : 'unreadable' };
  const source = details?.previewUrl ?? local?.previewUrl ?? address;
  return { status: 'ready', address, source, width, height };
}

/** The size of an image that the studio has no details of; null while it is unknown. */
function useNaturalSize(source: string | null): { width: number; height: number } | 'unreadable' | null {
  const [found, setFound] = useState<{ source: string; size: { width: number; height: number } | 'unreadable' } | null>(
    null,
  );
  useEffect(() => {
    if (source === null) return undefined;
    let isOff = false;
    const image = new Image();
    image.src = source;
    image.decode().then(
      () => isOff || setFound({ source, size: { width: image.naturalWidth, height: image.naturalHeight } }),
      () => isOff || setFound({ source, size: 'unreadable' }),
    );
    return () => {
      isOff = true;
    };
  }, [source]);
  return found !== null && found.source === source ? found.size : null;
}
