'use client';

import { type ClipboardEvent, type KeyboardEvent, useMemo, useState, useSyncExternalStore } from 'react';
import type { Intent } from '@/lib/client/models/intents';
import type { FieldIssue } from '@/lib/contract/error';
import type { JsonObject } from '@/lib/contract/model';
import { messages } from '@/lib/schema-form/messages';
import { isShown } from '@/lib/schema-form/model/find-field';
import { activeModel, createFormModel } from '@/lib/schema-form/model/form-model';
import { nameTaken } from '@/lib/schema-form/model/name-taken';
import { carryCitations } from '@/lib/schema-form/prompt/carry-citations';
import { citableGroups } from '@/lib/schema-form/prompt/citable-groups';
import { FormStructure } from './form-structure';
import { FormIssues } from './issues/field-issues';
import { useVisibleIssues, VisibleIssuesProvider } from './issues/visible-issues-provider';
import { useHandedFiles } from './media/handed-files';
import { pasteTarget } from './media/paste-target';
import { type OpenUploads, usePendingUploads } from './media/use-pending-uploads';
import { createFormScope } from './scope/create-form-scope';
import { FormScopeProvider, PromptReferencesProvider, PromptTaskContext, useFormScope } from './scope/form-scope';
import { keepSame } from './scope/keep-same';
import { useFormValue } from './scope/use-form-value';
import { useHeldValues } from './scope/use-held-values';
import { WholeRequestPicker } from './structure/alternative-picker';

export interface SchemaFormProps {
  /** The model's request schema. Another object is another form: pass a `key` of the model. */
  schema: JsonObject;
  /** The form's values, exactly as typed; `requestBody` converts them to the request. */
  values: JsonObject;
  onChange: (values: JsonObject) => void;
  /** The service's issues with fields of the last request. Each stays until its field changes. */
  issues: FieldIssue[];
  /** ⌘ Enter or Ctrl Enter anywhere in the form. */
  onSubmit: () => void;
  /** Shows every issue, also of unvisited fields: set it when a submission was rejected because of them. */
  showAllIssues: boolean;
  /** What the model is used for, for the history of prompts; null outside of tasks. */
  task?: Intent | null;
  /** Called with the number of running and failed uploads, whose media are not among the values. */
  onBusyChange?: (uploads: OpenUploads) => void;
}

const noTouched: ReadonlySet<string> = new Set();

/** The form of a model, rendered from its request schema. A keystroke renders the field that it changes. */
export function SchemaForm(props: SchemaFormProps) {
  const { schema, values, onChange, issues, onSubmit, showAllIssues, task = null, onBusyChange } = props;
  const held = useHeldValues(values, onChange);
  const readModel = () => activeModel(createFormModel(schema), held.get());
  const model = useSyncExternalStore(held.subscribe, readModel, readModel);
  const [touched, setTouched] = useState(noTouched);
  const scope = useMemo(() => {
    const touch = (pointer: string) =>
      setTouched((before) => (before.has(pointer) ? before : new Set([...before, pointer])));
    return createFormScope(model, {
      getValues: held.get,
      setValues: (next) => held.set(carryCitations(model, held.get(), next)),
      subscribe: held.subscribe,
      touch,
    });
  }, [model, held]);
  usePendingUploads(scope.uploads, (open) => onBusyChange?.(open));
  useHandedFiles(schema, scope);

  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    if (!event.repeat) onSubmit();
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    const [first] = files;
    if (first === undefined) return;
    const isIntoText = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (isIntoText && event.clipboardData.types.includes('text/plain')) return;
    const field = pasteTarget(model, held.get(), scope.uploads, first);
    if (field === null) return;
    event.preventDefault();
    scope.addFiles(field, files);
  };
  const body = useMemo(() => <FormBody />, []);
  return (
    <FormScopeProvider value={scope}>
      <VisibleIssuesProvider model={model} issues={issues} touched={touched} showAll={showAllIssues}>
        <PromptTaskContext value={task}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles events that bubble from the fields */}
          <div
            role="group"
            aria-label={messages.formLabel}
            data-slot="schema-form"
            className="flex min-w-0 flex-col gap-5"
            onKeyDown={pressKey}
            onPaste={paste}
          >
            {body}
          </div>
        </PromptTaskContext>
      </VisibleIssuesProvider>
    </FormScopeProvider>
  );
}

/** What the form shows: issues of the whole request, its kind where there are several, its fields. */
function FormBody() {
  const { model } = useFormScope();
  const { elsewhere, isUnchecked } = useVisibleIssues();
  const taken = nameTaken(model.schema);
  const readReferences = useMemo(() => keepSame((values) => citableGroups(model, values)), [model]);
  return (
    <PromptReferencesProvider value={useFormValue(readReferences)}>
      <FormIssues issues={elsewhere} />
      {model.alternatives.length > 0 && <WholeRequestPicker model={model} />}
      {taken !== null && <p className="text-sm text-muted">{messages.nameTaken({ name: taken })}</p>}
      {!model.fields.some(isShown) && <p className="text-muted">{messages.noSettings}</p>}
      <FormStructure model={model} />
      {isUnchecked && (
        <p role="status" className="text-sm text-muted">
          {messages.unchecked}
        </p>
      )}
    </PromptReferencesProvider>
  );
}
