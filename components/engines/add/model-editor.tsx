'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { OpenUploads } from '@/components/schema-form/media/use-pending-uploads';
import { classNames } from '@/components/ui/class-names';
import { Field, fieldIds } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { engineKeys } from '@/lib/client/engines/engines';
import { RequestError } from '@/lib/client/request';
import { toasts } from '@/lib/client/toasts';
import type { EngineState, NewEngineModel, WorkflowInspection } from '@/lib/contract/engines';
import { checkValues } from '@/lib/schema-form/issues/check-values';
import { requestBody } from '@/lib/schema-form/values/request-body';
import { type WorkflowSource, saveModel } from '../api';
import { addMessages } from '../messages';
import { awaitServed } from './await-served';
import { EditorFooter } from './editor-footer';
import { FormPreview } from './form-preview';
import { InputList } from './input-list';
import { MissingNote } from './missing-note';
import { useModelDraft } from './use-model-draft';
import { usePreview } from './use-preview';
import { useTry } from './use-try';

/** Why nothing was saved or tried. Issues are counted when it is shown. */
type EditorMessage = { kind: 'text'; text: string } | { kind: 'not saved' | 'not tried' } | null;

const noUploads: OpenUploads = { pending: 0, failed: 0 };

/** The name and the fields of a model at the left, its form at the right, and below them a try and saving. */
export function ModelEditor({
  engine,
  source,
  inspection,
  saved,
  onChanged,
  onClose,
}: {
  engine: EngineState;
  source: WorkflowSource;
  inspection: WorkflowInspection;
  /** The model as it was saved; null for a new one. */
  saved: NewEngineModel | null;
  onChanged: (isChanged: boolean) => void;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const router = useRouter();
  const ids = { name: useId(), id: useId() };
  const editor = useRef<HTMLDivElement>(null);
  const [pane, setPane] = useState<'inputs' | 'preview'>('inputs');
  const [focused, setFocused] = useState<string | null>(null);
  const [uploads, setUploads] = useState(noUploads);
  const [message, setMessage] = useState<EditorMessage>(null);
  const [showAllIssues, setShowAllIssues] = useState(false);
  const draft = useModelDraft(inspection, saved);
  const { settings, fieldIssues, isChanged } = draft;
  const hasFieldIssues = fieldIssues.length > 0;
  const preview = usePreview(
    engine.name,
    source,
    inspection,
    hasFieldIssues ? null : settings.fields,
    uploads.pending > 0,
  );
  // A try needs no name yet.
  const { suggested } = inspection;
  const named = { id: saved?.id ?? suggested.id, title: settings.title === '' ? suggested.title : settings.title };
  const trial = useTry(engine.name, source, { ...settings, ...named });
  const focusedName = inspection.inputs.find(({ address }) => address === focused)?.suggestion.name ?? null;
  const reportChanged = useEffectEvent(onChanged);
  useEffect(() => reportChanged(isChanged), [isChanged]);

  const saving = useMutation({
    mutationFn: () => saveModel(engine.name, source, settings),
    networkMode: 'always',
    onSuccess: async () => {
      const { properties } = preview.schema;
      await awaitServed(client, { id: settings.id, title: settings.title ?? '', properties });
      await client.invalidateQueries({ queryKey: engineKeys.list });
      toasts.show(addMessages.saved({ title: settings.title ?? settings.id }));
      router.push(`/?${new URLSearchParams({ model: settings.id })}`);
    },
    onError: (error) => {
      const fields = error instanceof RequestError ? error.fields : [];
      draft.refuse(fields);
      setMessage({ kind: 'text', text: addMessages.notSaved({ why: error.message }) });
      if (fields.length > 0) focusInvalid('inputs');
    },
  });

  function focusInvalid(where: typeof pane) {
    setPane(where);
    requestAnimationFrame(() =>
      editor.current?.querySelector<HTMLElement>(`[data-pane="${where}"] [aria-invalid="true"]`)?.focus(),
    );
  }

  function save() {
    if (saving.isPending) return;
    if (draft.check()) {
      setMessage(null);
      saving.mutate();
      return;
    }
    setMessage({ kind: 'not saved' });
    focusInvalid('inputs');
  }

  const valueIssues = () => checkValues(preview.schema, preview.values);

  /** The message with what it counts now: nothing is left of it when all is corrected. */
  function currentMessage(): string {
    if (message === null) return '';
    if (message.kind === 'text') return message.text;
    if (message.kind === 'not saved')
      return draft.issueCount === 0
        ? ''
        : addMessages.notSaved({ why: addMessages.invalid({ count: draft.issueCount }) });
    const count = hasFieldIssues ? fieldIssues.length : valueIssues().length;
    return count === 0 ? '' : addMessages.notTried({ why: addMessages.invalid({ count }) });
  }

  function tryIt() {
    if (trial.state.status === 'open') return;
    const issues = valueIssues();
    setShowAllIssues(issues.length > 0);
    if (hasFieldIssues) {
      setMessage({ kind: 'not tried' });
      focusInvalid('inputs');
    } else if (issues.length > 0) {
      setMessage({ kind: 'not tried' });
      focusInvalid('preview');
    } else if (uploads.pending + uploads.failed > 0) {
      setMessage({ kind: 'text', text: addMessages.uploading });
    } else {
      setMessage(null);
      trial.start(requestBody(preview.schema, preview.values));
    }
  }

  return (
    <>
      <div className="border-b border-line px-4 py-2 desk:hidden">
        <Segmented
          aria-label={addMessages.panes}
          value={pane}
          onValueChange={(value) => setPane(value === 'preview' ? 'preview' : 'inputs')}
        >
          <SegmentedItem value="inputs">{addMessages.inputs}</SegmentedItem>
          <SegmentedItem value="preview">{addMessages.preview}</SegmentedItem>
        </Segmented>
      </div>
      <div
        ref={editor}
        className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_clamp(384px,37%,412px)] max-desk:grid-cols-1"
      >
        <div
          data-pane="inputs"
          className={classNames(
            'flex min-h-0 flex-col gap-5 overflow-y-auto px-6 py-5 max-desk:px-4',
            pane !== 'inputs' && 'max-desk:hidden',
          )}
        >
          {inspection.missing.length > 0 && <MissingNote engine={engine.title} missing={inspection.missing} />}
          <div className="grid grid-cols-2 gap-4 max-desk:grid-cols-1">
            <Field id={ids.name} label={addMessages.name} errors={draft.nameIssue === null ? [] : [draft.nameIssue]}>
              <Input
                id={ids.name}
                value={draft.name}
                maxLength={120}
                autoComplete="off"
                aria-invalid={draft.nameIssue !== null}
                aria-describedby={draft.nameIssue === null ? undefined : fieldIds(ids.name).error}
                onChange={(event) => draft.setName(event.target.value)}
              />
            </Field>
            <Field
              id={ids.id}
              label={addMessages.id}
              description={saved === null ? addMessages.idHint : addMessages.idFixed}
              errors={draft.idIssue === null ? [] : [draft.idIssue]}
            >
              <Input
                id={ids.id}
                value={draft.id}
                maxLength={120}
                autoComplete="off"
                spellCheck={false}
                readOnly={saved !== null}
                aria-invalid={draft.idIssue !== null}
                aria-describedby={draft.idIssue === null ? fieldIds(ids.id).description : fieldIds(ids.id).error}
                onChange={(event) => draft.setId(event.target.value)}
              />
            </Field>
          </div>
          <InputList inputs={inspection.inputs} draft={draft} onFocus={setFocused} />
        </div>
        <div
          data-pane="preview"
          className={classNames(
            'flex min-h-0 flex-col gap-3 overflow-y-auto border-l border-line bg-bg px-5 py-5 max-desk:border-l-0 max-desk:px-4',
            pane !== 'preview' && 'max-desk:hidden',
          )}
        >
          <FormPreview
            title={settings.title ?? ''}
            engine={engine.title}
            preview={preview}
            focusedName={focusedName}
            issues={trial.state.status === 'failed' ? trial.state.issues : []}
            showAllIssues={showAllIssues}
            onUploads={setUploads}
            onSubmit={tryIt}
          />
        </div>
      </div>
      <EditorFooter
        trial={trial}
        message={[currentMessage(), ...draft.otherIssues].filter((text) => text !== '').join(' ')}
        isEdit={saved !== null}
        isSaving={saving.isPending}
        onTry={tryIt}
        onSave={save}
        onCancel={onClose}
      />
    </>
  );
}
