'use client';

import { useSyncExternalStore } from 'react';
import { addressObjection } from '@/lib/schema-form/media-field/admit-files';
import type { MediaField } from '@/lib/schema-form/form-field';
import { textsOf } from '@/lib/schema-form/json';
import { readMediaAddress } from '@/lib/schema-form/media-field/media-address';
import { messages } from '@/lib/schema-form/messages';
import { mediaEntries, type MediaEntry } from './media-entries';
import type { ControlProps } from '../fields/control-props';
import { useFormScope } from '../scope/form-scope';
import { moveEntry } from '@/lib/schema-form/values/edit-list';

/** The state of a media field, for its components. */
export interface MediaFieldState {
  addresses: string[];
  /** Addresses and uploads in one order. */
  entries: MediaEntry[];
  /** Why the last files or addresses were rejected. */
  refused: readonly string[];
  hasRoom: boolean;
  addFiles: (files: readonly File[]) => void;
  /** Adds text as an address. Returns whether it could; otherwise the field shows the reason. */
  addAddress: (text: string) => boolean;
  remove: (index: number) => void;
  move: (from: number, to: number) => void;
  /** Tries a failed upload again, by its id. */
  retry: (id: number) => void;
  /** Ends an upload, by its id. */
  cancel: (id: number) => void;
}

/** Manages a media field: its addresses and uploads in one order, and all changes of them. */
export function useMediaField(field: MediaField, props: Pick<ControlProps, 'value' | 'onChange'>): MediaFieldState {
  const scope = useFormScope();
  const { uploads: queue, rejections } = scope;
  const uploads = useSyncExternalStore(
    queue.subscribe,
    () => queue.uploadsOf(field.pointer),
    () => queue.uploadsOf(field.pointer),
  );
  const refused = useSyncExternalStore(
    rejections.subscribe,
    () => rejections.of(field.pointer),
    () => rejections.of(field.pointer),
  );
  const value = props.value;
  const addresses = typeof value === 'string' && value !== '' ? [value] : textsOf(value);
  const occupied = addresses.length + uploads.length;
  const write = (next: string[]) => {
    rejections.show(field.pointer, []);
    if (field.isMany) props.onChange(next.length === 0 ? undefined : next);
    else props.onChange(next[0]);
  };
  const refuse = (message: string): false => {
    rejections.show(field.pointer, [message]);
    return false;
  };
  return {
    addresses,
    entries: mediaEntries(addresses, uploads, scope.uploadOrderOf),
    refused,
    hasRoom: field.isMany ? field.maxItems === null || occupied < field.maxItems : occupied === 0,
    addFiles: (files) => scope.addFiles(field, files),
    addAddress: (text) => {
      const address = readMediaAddress(text, window.location.origin);
      if (address === null) return refuse(messages.wrongAddress);
      const objection = addressObjection(field, address);
      if (objection !== null) return refuse(objection);
      if (field.isMany && field.maxItems !== null && occupied >= field.maxItems) {
        return refuse(messages.noRoom({ most: field.maxItems, taken: 0 }));
      }
      write(field.isMany ? [...addresses, address] : [address]);
      return true;
    },
    remove: (index) => write(addresses.toSpliced(index, 1)),
    move: (from, to) => write(moveEntry(addresses, from, to)),
    retry: (id) => queue.retry(id),
    cancel: (id) => queue.remove(id),
  };
}
