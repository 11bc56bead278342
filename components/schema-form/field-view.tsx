'use client';

import { type FieldProps, getUiOptions } from '@rjsf/utils';
import { type FocusEvent, type ReactNode, Suspense } from 'react';
import { latePart } from '@/components/ui/late-part';
import { type FormField, isStructure } from '@/lib/schema-form/form-field';
import { fieldHint } from '@/lib/schema-form/help/field-hint';
import { isPlainLine, plainHelp } from '@/lib/schema-form/help/plain-help';
import { mayOutpaint } from '@/lib/schema-form/outpaint/outpaint-fields';
import { fieldOf } from '@/lib/schema-form/rjsf/rjsf-schema';
import { isSizing } from '@/lib/schema-form/sizes/output-size';
import { controlId, controlIds, type FieldPath } from './fields/control-props';
import { type ControlledField, fieldDefinition, hasControl } from './fields/fields';
import { FieldHelp } from './help/field-help';
import { FieldIssues } from './issues/field-issues';
import { useIssuesAt } from './issues/visible-issues-provider';
import { MediaIssues } from './media/media-issues';
import { ResetButton } from './reset-button';
import { useFormScope } from './scope/form-scope';
import { useFieldValue } from './scope/use-form-value';
import { OutputSizeHint } from './sizes/output-size-hint';

const OutpaintField = latePart(async () => (await import('./outpaint/outpaint-field')).OutpaintField);

const longestInlineHelp = 72;

/**
 * The rjsf field of every value, at any depth: rjsf says which field is drawn where, the value comes from the form's
 * own values.
 */
export function FieldView({ uiSchema, fieldPathId }: Pick<FieldProps, 'uiSchema' | 'fieldPathId'>) {
  const field = fieldOf(uiSchema);
  if (field === null || !hasControl(field)) return null;
  const { label, title, hideError } = getUiOptions(uiSchema);
  const shared = { field, path: fieldPathId.path };
  return label === false ? (
    <UnlabelledField {...shared} label={title ?? field.label} hidesIssues={hideError === true} />
  ) : (
    <LabelledField {...shared} />
  );
}

interface Drawn {
  field: ControlledField;
  path: FieldPath;
}

/** The control of a field, and what else is shown with it. */
function useControl({ field, path }: Drawn) {
  const scope = useFormScope();
  const [value, onChange] = useFieldValue(field.pointer);
  const issues = useIssuesAt(field.pointer);
  const definition = fieldDefinition(field);
  const id = controlId(path);
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) scope.touch(field.pointer);
  };
  const control = (
    <div className="flex min-w-0 flex-col" {...(isStructure(field) ? {} : { onBlur: leave })}>
      <definition.Control {...{ field, id, path, value, onChange, issues }} />
      {mayOutpaint(field, scope.model) && (
        <Suspense>
          <OutpaintField field={field} />
        </Suspense>
      )}
    </div>
  );
  return { id, value, issues, definition, control };
}

/** A field with its label and hint above, and help or issues below. */
function LabelledField({ field, path }: Drawn) {
  const { id, value, issues, definition, control } = useControl({ field, path });
  const ids = controlIds(id);
  const help = field.description;
  const isInline = help !== null && isPlainLine(help, longestInlineHelp);
  const isSaidInside = field.kind === 'text' && field.shape === 'prompt';
  const isDone = field.kind === 'media' && value !== undefined;
  const showsHelp = isInline && !isSaidInside && !isDone && issues.length === 0;
  const isSwitch = field.kind === 'switch';
  return (
    <div data-slot="schema-field" data-pointer={field.pointer} className="@container flex min-w-0 flex-col gap-1.5">
      <div className="flex min-h-5 items-center gap-1">
        <label
          id={ids.label}
          {...(definition.takesLabel(field) ? { htmlFor: id } : {})}
          className={isSwitch ? 'min-w-0 font-medium wrap-anywhere' : 'min-w-0 truncate font-medium'}
          title={field.label}
        >
          {field.label}
        </label>
        {help !== null && !isInline && <FieldHelp label={field.label} text={help} />}
        <ResetButton field={field} value={value} />
        {isSwitch ? (
          <div className="ml-auto">{control}</div>
        ) : (
          <span className="ml-auto shrink-0 pl-2 text-sm text-faint tabular-nums empty:hidden @max-[200px]:hidden">
            {isSizing(field) ? <OutputSizeHint field={field} /> : fieldHint(field, value)}
          </span>
        )}
      </div>
      {!isSwitch && control}
      {isSizing(field) && (
        // Beside a label in half a row it has no room.
        <p className="text-sm text-faint tabular-nums empty:hidden @min-[200px]:hidden">
          <OutputSizeHint field={field} />
        </p>
      )}
      {help !== null && (
        <p id={ids.help} className={showsHelp ? 'text-sm text-faint' : 'sr-only'}>
          {plainHelp(help)}
        </p>
      )}
      <IssuesOf field={field} id={ids.issue} issues={issues} />
    </div>
  );
}

/** A field whose name is shown elsewhere, as on its card: its label is for screen readers only. */
function UnlabelledField({ field, path, label, hidesIssues }: Drawn & { label: string; hidesIssues: boolean }) {
  const { id, issues, control } = useControl({ field, path });
  const ids = controlIds(id);
  return (
    <div data-pointer={field.pointer} className="flex min-w-0 flex-col gap-1.5">
      <label id={ids.label} {...(isStructure(field) ? {} : { htmlFor: id })} className="sr-only">
        {label}
      </label>
      {control}
      {!isStructure(field) && field.description !== null && (
        <p id={ids.help} className="sr-only">
          {plainHelp(field.description)}
        </p>
      )}
      {!hidesIssues && <IssuesOf field={field} id={ids.issue} issues={issues} />}
    </div>
  );
}

function IssuesOf(props: { field: FormField; id: string; issues: readonly string[] }): ReactNode {
  const { field, ...shown } = props;
  return field.kind === 'media' ? <MediaIssues {...shown} pointer={field.pointer} /> : <FieldIssues {...shown} />;
}
