'use client';

import Form from '@rjsf/core/lib/components/Form.js';
import { useMemo } from 'react';
import type { JsonObject } from '@/lib/contract/model';
import type { FormModel } from '@/lib/schema-form/model/form-model';
import { createRjsfSchema } from '@/lib/schema-form/rjsf/rjsf-schema';
import { createValidator } from '@/lib/schema-form/rjsf/validator';
import { FoldsProvider, useFold } from './rows/settings-fold';
import { theme } from './theme';

const validator = createValidator<JsonObject>();
const formState = { emptyObjectFields: 'skipDefaults', arrayMinItems: { populate: 'never' } } as const;
const noData: JsonObject = {};

/**
 * The fields of a form, arranged by rjsf. It gets no values, so it renders again for another structure only: another
 * alternative, or the folded rows, which it does not know until they are opened.
 */
export function FormStructure({ model }: { model: FormModel }) {
  const more = useFold('more', model);
  const developer = useFold('developer', model);
  const folds = useMemo(() => ({ more, developer }), [more, developer]);
  const form = useMemo(() => {
    const hidden = [more.isOpen ? [] : model.more, developer.isOpen ? [] : model.developer].flat();
    const { schema, uiSchema } = createRjsfSchema(model, hidden);
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
  }, [model, more.isOpen, developer.isOpen]);
  return <FoldsProvider value={folds}>{form}</FoldsProvider>;
}
