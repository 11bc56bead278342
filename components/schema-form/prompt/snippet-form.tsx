'use client';

import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { Textarea } from '@/components/ui/textarea';
import { Thumbnail } from '@/components/ui/thumbnail';
import type { SnippetBody } from '@/lib/contract/studio/snippet';
import { snippetLimits } from '@/lib/contract/studio/snippet-limits';
import { promptMessages } from './messages-late';

/** Saves a style or a snippet, or changes one. Enter saves it, Escape goes back. */
export function SnippetForm({
  draft,
  onSave,
  onCancel,
}: {
  /** Its `mediaId` is the image that it can be shown with. */
  draft: SnippetBody;
  /** Rejects with the reason why it was not saved. */
  onSave: (body: SnippetBody) => Promise<void>;
  onCancel: () => void;
}) {
  const [body, setBody] = useState(draft);
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const id = useId();
  const edit = (change: Partial<SnippetBody>) => {
    setBody({ ...body, ...change });
    setError(null);
  };

  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    try {
      await onSave(body);
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown.message : String(thrown));
      setSaving(false);
    }
  }

  return (
    <form noValidate data-draft="" className="flex flex-col gap-3" onSubmit={(event) => void submit(event)}>
      <Segmented
        aria-label={promptMessages.kind}
        value={body.kind}
        onValueChange={(kind) => edit({ kind: kind === 'style' ? 'style' : 'snippet' })}
      >
        <SegmentedItem value="style">{promptMessages.kinds.style}</SegmentedItem>
        <SegmentedItem value="snippet">{promptMessages.kinds.snippet}</SegmentedItem>
      </Segmented>
      <div className="flex flex-col gap-1.5">
        <Label htmlFor={`${id}-name`}>{promptMessages.name}</Label>
        <Input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user just opened it
          autoFocus
          id={`${id}-name`}
          className="max-desk:h-11"
          autoComplete="off"
          onKeyDown={pressKey}
          maxLength={snippetLimits.nameLength}
          value={body.name}
          aria-invalid={error !== null || undefined}
          aria-describedby={`${id}-error`}
          onChange={(event) => edit({ name: event.target.value })}
        />
      </div>
      <div className="flex flex-col gap-1.5">
        <Label htmlFor={`${id}-text`}>{promptMessages.text}</Label>
        <Textarea
          id={`${id}-text`}
          maxLength={snippetLimits.textLength}
          value={body.text}
          className="max-h-40"
          onKeyDown={pressKey}
          onChange={(event) => edit({ text: event.target.value })}
        />
      </div>
      {draft.mediaId !== null && (
        <label className="flex min-h-11 items-center gap-2.5">
          <input
            type="checkbox"
            className="size-4 accent-accent"
            checked={body.mediaId !== null}
            onChange={(event) => edit({ mediaId: event.target.checked ? draft.mediaId : null })}
          />
          <span className="size-9 shrink-0 overflow-hidden rounded-sm">
            <Thumbnail src={`/api/studio/media/${draft.mediaId}/thumbnail`} alt="" />
          </span>
          {promptMessages.withImage}
        </label>
      )}
      <p id={`${id}-error`} role="alert" className="text-sm text-bad wrap-anywhere empty:hidden">
        {error}
      </p>
      <div className="flex justify-end gap-1.5">
        <Button className="max-desk:h-11" variant="ghost" onClick={onCancel}>
          {promptMessages.cancel}
        </Button>
        <Button type="submit" variant="primary" className="max-desk:h-11" aria-disabled={isSaving}>
          {promptMessages.save}
        </Button>
      </div>
    </form>
  );
}
