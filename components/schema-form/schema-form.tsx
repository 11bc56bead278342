'use client';

import type { IChangeEvent } from '@rjsf/core';
import Form from '@rjsf/core/lib/components/Form.js';
import { type ClipboardEvent, type KeyboardEvent, useMemo, useState } from 'react';
import type { Intent } from '@/lib/client/models/intents';
import type { JsonObject } from '@/lib/contract/model';
import { isShown } from '@/lib/schema-form/model/find-field';
import { activeModel, createFormModel } from '@/lib/schema-form/model/form-model';
import { messages } from '@/lib/schema-form/messages';
import { citableGroups } from '@/lib/schema-form/prompt/citable-groups';
import { createRjsfSchema, createErrorSchema } from '@/lib/schema-form/rjsf/rjsf-schema';
import { createValidator } from '@/lib/schema-form/rjsf/validator';
import { textOf } from '@/lib/schema-form/json';
import { createFormScope } from './scope/create-form-scope';
import { FormScopeProvider, FormValuesProvider, PromptReferencesProvider, PromptTaskContext } from './scope/form-scope';
import { pasteTarget } from './media/paste-target';
import { useHandedFiles } from './media/handed-files';
import { theme } from './theme';
import { useFormValues } from './scope/use-form-values';
import { type OpenUploads, usePendingUploads } from './media/use-pending-uploads';
import { useSameJson } from './scope/use-same-json';
import type { FieldIssue } from '@/lib/contract/error';
import { countChanged } from '@/lib/schema-form/values/compare-values';
import { carryCitations } from '@/lib/schema-form/prompt/carry-citations';
import { hasIssueIn } from '@/lib/schema-form/issues/visible-issues';
import { FormIssues } from './issues/field-issues';
import { MoreSettingsProvider, useFold } from './rows/more-settings';
import { WholeRequestPicker } from './structure/alternative-picker';
import { useFormIssues } from './issues/use-form-issues';

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

const validator = createValidator<JsonObject>();
const formState = { emptyObjectFields: 'skipDefaults', arrayMinItems: { populate: 'never' } } as const;
const noTouched: ReadonlySet<string> = new Set();

/** The form of a model, rendered from its request schema. */
export function SchemaForm(props: SchemaFormProps) {
  const { schema, values, onChange, issues, onSubmit, showAllIssues, task = null, onBusyChange } = props;
  const model = activeModel(createFormModel(schema), values);
  const nameTaken = textOf(schema['x-name-taken']);
  const rjsf = useMemo(() => createRjsfSchema(model), [model]);
  const [touched, setTouched] = useState(noTouched);
  const { visible, isUnchecked } = useFormIssues(model, values, issues, touched, showAllIssues);
  const extraErrors = useSameJson(useMemo(() => createErrorSchema(model, visible), [model, visible]));
  const { handed, revision, getValues, setValues, takeValues } = useFormValues(
    values,
    { errors: extraErrors, schema: rjsf.schema },
    onChange,
  );
  const scope = useMemo(() => {
    const touch = (pointer: string) =>
      setTouched((before) => (before.has(pointer) ? before : new Set([...before, pointer])));
    const setKept = (next: JsonObject) => setValues(carryCitations(model, getValues(), next));
    return createFormScope(model, { getValues, setValues: setKept, touch });
  }, [model, getValues, setValues]);
  usePendingUploads(scope.uploads, (open) => onBusyChange?.(open));
  useHandedFiles(schema, scope);

  const formContext = useMemo(() => ({ revision }), [revision]);
  const folded = useMemo(() => model.more.flatMap(({ names }) => names), [model]);
  const { isOpen, setOpen } = useFold(hasIssueIn(model, folded, visible));
  const changed = countChanged(
    model.fields.filter((field) => folded.includes(field.name)),
    values,
  );
  const moreSettings = useMemo(() => ({ isOpen, setOpen, changed }), [isOpen, setOpen, changed]);

  const references = useSameJson(useMemo(() => citableGroups(model, values), [model, values]));
  const change = ({ formData }: IChangeEvent<JsonObject>) => {
    const next = formData ?? {};
    const kept = carryCitations(model, getValues(), next);
    // Changes that rjsf did not report itself are passed to it.
    if (kept === next) takeValues(next);
    else setValues(kept);
  };
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
    const field = pasteTarget(model, values, scope.uploads, first);
    if (field === null) return;
    event.preventDefault();
    scope.addFiles(field, files);
  };
  return (
    <FormScopeProvider value={scope}>
      <FormValuesProvider value={values}>
        <MoreSettingsProvider value={moreSettings}>
          <PromptReferencesProvider value={references}>
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
                <FormIssues issues={visible.elsewhere} />
                {model.alternatives.length > 0 && (
                  <WholeRequestPicker model={model} values={values} onChange={setValues} />
                )}
                {nameTaken !== null && <p className="text-sm text-muted">{messages.nameTaken({ name: nameTaken })}</p>}
                {!model.fields.some(isShown) && <p className="text-muted">{messages.noSettings}</p>}
                <Form<JsonObject>
                  tagName="div"
                  className="min-w-0"
                  idPrefix="field"
                  schema={rjsf.schema}
                  uiSchema={rjsf.uiSchema}
                  validator={validator}
                  formData={handed}
                  formContext={formContext}
                  onChange={change}
                  extraErrors={extraErrors}
                  noValidate
                  showErrorList={false}
                  experimental_defaultFormStateBehavior={formState}
                  {...theme}
                >
                  {/* rjsf renders its own submit button unless it gets children. */}
                  <></>
                </Form>
                {isUnchecked && (
                  <p role="status" className="text-sm text-muted">
                    {messages.unchecked}
                  </p>
                )}
              </div>
            </PromptTaskContext>
          </PromptReferencesProvider>
        </MoreSettingsProvider>
      </FormValuesProvider>
    </FormScopeProvider>
  );
}
