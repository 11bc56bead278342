'use client';

import { useSyncExternalStore } from 'react';
import { FieldIssues } from '../issues/field-issues';
import { useFormScope } from '../scope/form-scope';

/** The issues of a media field; none while a file for it is being uploaded or waits. */
export function MediaIssues({ id, pointer, issues }: { id: string; pointer: string; issues: readonly string[] }) {
  const { uploads } = useFormScope();
  const isAwaited = () => uploads.uploadsOf(pointer).some(({ status }) => status !== 'failed');
  return useSyncExternalStore(uploads.subscribe, isAwaited, isAwaited) ? null : <FieldIssues id={id} issues={issues} />;
}
