'use client';

import Form from '@rjsf/core/lib/components/Form.js';
import { useMemo } from 'react';
import type { JsonObject } from '@/lib/contract/model';
import { hasIssueIn } from '@/lib/schema-form/issues/visible-issues';
import type { FormModel } from '@/lib/schema-form/model/form-model';
import { createRjsfSchema } from '@/lib/schema-form/rjsf/rjsf-schema';
import { createValidator } from '@/lib/schema-form/rjsf/validator';
import { countChanged } from '@/lib/schema-form/values/compare-values';
import { useVisibleIssues } from './issues/visible-issues-provider';
import { MoreSettingsProvider, useFold } from './rows/more-settings';
import { useFormValue } from './scope/use-form-value';
import { theme } from './theme';

const validator = createValidator<JsonObject>();
const formState = { emptyObjectFields: 'skipDefaults', arrayMinItems: { populate: 'never' } } as const;
const noData: JsonObject = {};

/**
 * The fields of a form, arranged by rjsf. It gets no values, so it renders again for another structure only: another
 * alternative, or the folded rows, which it does not know until they are opened.
 */
export function FormStructure({ model }: { model: FormModel }) {
  const folded = useMemo(() => new Set(model.more.flatMap(({ names }) => names)), [model]);
  const { isOpen, setOpen } = useFold(hasIssueIn(model, [...folded], useVisibleIssues()));
  const changed = useFormValue((values) =>
    countChanged(
      model.fields.filter((field) => folded.has(field.name)),
      values,
    ),
  );
  const moreSettings = useMemo(() => ({ isOpen, setOpen, changed }), [isOpen, setOpen, changed]);
  const form = useMemo(() => {
    const { schema, uiSchema } = createRjsfSchema(model, isOpen);
    return (
      <Form<JsonObject>
        tagName="div"
        className="min-w-0"
        idPrefix="field"
        schema={schema}
        uiSchema={uiSchema}
        validator={validator}
        formData={noData}
        noValidate
        showErrorList={false}
        experimental_defaultFormStateBehavior={formState}
        {...theme}
      >
        {/* rjsf renders its own submit button unless it gets children. */}
        <></>
      </Form>
    );
  }, [model, isOpen]);
  return <MoreSettingsProvider value={moreSettings}>{form}</MoreSettingsProvider>;
}
