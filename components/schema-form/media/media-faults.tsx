'use client';

import { useSyncExternalStore } from 'react';
import { FieldFaults } from '../field-faults';
import { useFormScope } from '../form-scope';

/** What is wrong with a media field; nothing while a file for it is on its way or waits. */
export function MediaFaults({ id, pointer, faults }: { id: string; pointer: string; faults: readonly string[] }) {
  const { uploads } = useFormScope();
  const isAwaited = () => uploads.uploadsOf(pointer).some(({ status }) => status !== 'failed');
  return useSyncExternalStore(uploads.subscribe, isAwaited, isAwaited) ? null : <FieldFaults id={id} faults={faults} />;
}
