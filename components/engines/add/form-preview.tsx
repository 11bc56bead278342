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
  // After each change of the form, which is another one when its schema changes, and whose last rows are rendered late.
  useEffect(() => {
    let outlined: Element | null = null;
    const outline = () => {
      const next = focusedName === null ? null : outlinedElement(form.current, focusedName);
      if (next === outlined) return;
      outlined?.removeAttribute('data-outlined');
      next?.setAttribute('data-outlined', '');
      outlined = next;
    };
    outline();
    const watch = new MutationObserver(outline);
    if (form.current !== null) watch.observe(form.current, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      outlined?.removeAttribute('data-outlined');
    };
  }, [focusedName]);
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
