'use client';

import type { FieldTemplateProps } from '@rjsf/utils';
import { RotateCcw } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { resetField } from '@/lib/schema-form/model/choose-alternative';
import { fieldHint } from '@/lib/schema-form/help/field-hint';
import { type FormField, staysUnset } from '@/lib/schema-form/form-field';
import { isSizing, type SizingField, describeOutputSize, outputSize } from '@/lib/schema-form/sizes/output-size';
import { isPlainLine, plainHelp } from '@/lib/schema-form/help/plain-help';
import { messages } from '@/lib/schema-form/messages';
import { readChoices } from '@/lib/schema-form/reserved-values';
import { readRjsfOptions, widgetOf } from '@/lib/schema-form/rjsf/rjsf-schema';
import { FieldHelp } from './help/field-help';
import { useFormScope, useWholeForm } from './scope/form-scope';
import { widgetIds } from './widgets/widget-field';
import { useSyncExternalStore } from 'react';
import { textsOf } from '@/lib/schema-form/json';
import { valueAt } from '@/lib/schema-form/json-pointer';
import { roleOf } from '@/lib/schema-form/kinds/field-role';
import { shownFields } from '@/lib/schema-form/model/find-field';
import { differsFromDefault } from '@/lib/schema-form/values/compare-values';
import { FieldIssues } from './issues/field-issues';
import { useMediaDetails } from './media/use-media-details';

const longestInlineHelp = 72;

/** Whether the label belongs to one element, which a press on it focuses; a group of elements is only named by it. */
function hasSingleControl(field: FormField): boolean {
  if (field.kind === 'choice') return field.shape === 'list';
  if (field.kind === 'switch') return !staysUnset(field);
  return field.kind !== 'media' && field.kind !== 'text-list' && widgetOf(field) !== null;
}

function canReset(field: FormField, value: unknown, isChosen: boolean): boolean {
  if (field.kind === 'alternatives') return isChosen || value !== undefined;
  const isAdjusted =
    ['choice', 'number', 'colour'].includes(field.kind) || (field.kind === 'switch' && staysUnset(field));
  return isAdjusted && differsFromDefault(field, value) && (field.defaultValue !== null || !field.isRequired);
}

/**
 * A field with its label and hint above, and help or issues below. Groups and the form itself have their own templates.
 */
export function FieldTemplate(
  props: Pick<FieldTemplateProps, 'children' | 'id' | 'rawErrors' | 'formData' | 'uiSchema'>,
) {
  const { children, id, rawErrors = [], formData, uiSchema } = props;
  const scope = useFormScope();
  const { model } = readRjsfOptions(uiSchema);
  if (model === null || model.kind === 'group') return children;
  const ids = widgetIds(id);
  const hint = fieldHint(model, formData);
  const help = model.description;
  const isInline = help !== null && isPlainLine(help, longestInlineHelp);
  const isSaidInside = model.kind === 'text' && model.shape === 'prompt';
  const isDone = model.kind === 'media' && formData !== undefined;
  const showsHelp = isInline && !isSaidInside && !isDone && rawErrors.length === 0;
  const isSwitch = model.kind === 'switch';
  const label = (
    <label
      id={ids.label}
      {...(hasSingleControl(model) ? { htmlFor: id } : {})}
      className={isSwitch ? 'min-w-0 font-medium wrap-anywhere' : 'min-w-0 truncate font-medium'}
      title={model.label}
    >
      {model.label}
    </label>
  );
  return (
    <div data-slot="schema-field" data-pointer={model.pointer} className="@container flex min-w-0 flex-col gap-1.5">
      <div className="flex min-h-5 items-center gap-1">
        {label}
        {help !== null && !isInline && <FieldHelp label={model.label} text={help} />}
        {canReset(model, formData, Object.hasOwn(readChoices(scope.getValues()), model.pointer)) && (
          <IconButton
            label={messages.reset({ label: model.label })}
            size="sm"
            className="-my-1 animate-appear text-faint max-desk:-my-3 max-desk:size-11 [&_svg]:size-3.5"
            onClick={() => scope.setValues(resetField(scope.getValues(), model.pointer))}
          >
            <RotateCcw aria-hidden />
          </IconButton>
        )}
        {isSwitch ? (
          <div className="ml-auto">{children}</div>
        ) : (
          <span className="ml-auto shrink-0 pl-2 text-sm text-faint tabular-nums empty:hidden @max-[200px]:hidden">
            {isSizing(model) ? <OutputSizeHint field={model} /> : hint}
          </span>
        )}
      </div>
      {!isSwitch && children}
      {isSizing(model) && (
        // Beside a label in half a row it has no room.
        <p className="text-sm text-faint tabular-nums empty:hidden @min-[200px]:hidden">
          <OutputSizeHint field={model} />
        </p>
      )}
      {help !== null && (
        <p id={ids.help} className={showsHelp ? 'text-sm text-faint' : 'sr-only'}>
          {plainHelp(help)}
        </p>
      )}
      {model.kind === 'media' ? (
        <MediaIssues id={ids.issue} pointer={model.pointer} issues={rawErrors} />
      ) : (
        <FieldIssues id={ids.issue} issues={rawErrors} />
      )}
    </div>
  );
}

/** The issues of a media field; none while a file for it is being uploaded or waits. */
function MediaIssues({ id, pointer, issues }: { id: string; pointer: string; issues: readonly string[] }) {
  const { uploads } = useFormScope();
  const isAwaited = () => uploads.uploadsOf(pointer).some(({ status }) => status !== 'failed');
  return useSyncExternalStore(uploads.subscribe, isAwaited, isAwaited) ? null : <FieldIssues id={id} issues={issues} />;
}

/** The pixels of a resolution, where they can be known. */
function OutputSizeHint({ field }: { field: SizingField }) {
  const { model } = useFormScope();
  const values = useWholeForm();
  const source = shownFields(model.fields).find((one) => one.kind === 'media' && roleOf(one) === 'reference');
  const held = source === undefined ? undefined : valueAt(values, source.pointer);
  const details = useMediaDetails(typeof held === 'string' ? held : (textsOf(held)[0] ?? ''));
  const { width = null, height = null } = details ?? {};
  const size = outputSize(model, field, values, width === null || height === null ? null : { width, height });
  return size === null ? null : describeOutputSize(size);
}
