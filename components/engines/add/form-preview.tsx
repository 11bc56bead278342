'use client';

import { useEffect, useRef } from 'react';
import type { OpenUploads } from '@/components/schema-form/media/use-pending-uploads';
import { SchemaForm } from '@/components/schema-form/schema-form';
import type { FieldIssue } from '@/lib/contract/error';
import { joinPointer } from '@/lib/schema-form/json-pointer';
import { addMessages } from '../messages';
import type { Preview } from './use-preview';

/** The form as it becomes, as Create shows it. The field whose input has the focus is outlined. */
export function FormPreview({
  title,
  engine,
  preview,
  focusedName,
  issues,
  showAllIssues,
  onUploads,
  onSubmit,
}: {
  title: string;
  engine: string;
  preview: Preview;
  focusedName: string | null;
  issues: FieldIssue[];
  showAllIssues: boolean;
  onUploads: (uploads: OpenUploads) => void;
  onSubmit: () => void;
}) {
  const { schema, values, setValues, isBusy, error } = preview;
  const form = useRef<HTMLDivElement>(null);
  // After each render: the form is another one when its schema changes.
  useEffect(() => {
    const outlined = focusedName === null ? null : outlinedElement(form.current, focusedName);
    outlined?.setAttribute('data-outlined', '');
    return () => outlined?.removeAttribute('data-outlined');
  });
  useEffect(() => {
    if (focusedName !== null) outlinedElement(form.current, focusedName)?.scrollIntoView({ block: 'nearest' });
  }, [focusedName]);
  return (
    <>
      <div className="flex items-baseline gap-3">
        <h3 className="font-semibold">{addMessages.preview}</h3>
        <p role="status" className="ml-auto text-sm text-muted">
          {isBusy ? addMessages.previewBusy : addMessages.previewHint}
        </p>
      </div>
      {error !== null && (
        <p role="alert" className="rounded bg-bad-soft px-3 py-2 wrap-anywhere">
          {addMessages.previewFailed({ why: error.message })}
        </p>
      )}
      <div
        ref={form}
        className="rounded-lg border border-line bg-panel p-4 **:data-outlined:rounded-sm **:data-outlined:outline-2 **:data-outlined:outline-offset-6 **:data-outlined:outline-accent"
      >
        <p className="mb-4 border-b border-line pb-3">
          <b className="block truncate text-md font-semibold">{title === '' ? addMessages.add : title}</b>
          <span className="block truncate text-muted">{engine}</span>
        </p>
        <SchemaForm
          key={JSON.stringify(schema)}
          schema={schema}
          values={values}
          onChange={setValues}
          issues={issues}
          showAllIssues={showAllIssues}
          onBusyChange={onUploads}
          onSubmit={onSubmit}
        />
      </div>
    </>
  );
}

/** The field of a name, or the button that unfolds it; null where neither is in the form. */
function outlinedElement(form: HTMLElement | null, name: string): Element | null {
  const field = form?.querySelector(`[data-pointer="${CSS.escape(joinPointer('', name))}"]`);
  return field ?? form?.querySelector('[data-slot="settings-fold"]:has([aria-expanded="false"])') ?? null;
}
