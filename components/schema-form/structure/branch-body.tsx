'use client';

import { Plus, X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { BranchField } from '@/lib/schema-form/form-field';
import { inSentence } from '@/lib/schema-form/format';
import { isJsonObject } from '@/lib/schema-form/json';
import { messages } from '@/lib/schema-form/messages';
import { resetField } from '@/lib/schema-form/model/choose-alternative';
import type { ControlProps } from '../fields/control-props';
import { accessInside, FieldAccessProvider, useFieldAccess } from '../scope/field-access';
import { useFormScope } from '../scope/form-scope';
import { InnerField } from './inner-field';

/** An object that is drawn on demand: a button, then its fields. */
export function BranchBody({ field, value, id, path, onChange }: ControlProps<BranchField>) {
  const form = useFormScope();
  const access = accessInside(useFieldAccess(), field);
  if (!isJsonObject(value)) {
    return (
      <Button id={id} variant="quiet" size="md" className="self-start" onClick={() => onChange({})}>
        <Plus aria-hidden />
        {messages.structure.add({ item: inSentence(field.label) })}
      </Button>
    );
  }
  return (
    <div className="flex min-w-0 flex-col gap-3 rounded border border-line p-3">
      <FieldAccessProvider value={access}>
        <InnerField field={field.group()} path={[...path, 'inside']} label={field.label} hidesIssues />
      </FieldAccessProvider>
      <Button
        variant="quiet"
        size="md"
        className="self-start"
        onClick={() => form.setValues(resetField(form.getValues(), field.pointer))}
      >
        <X aria-hidden />
        {messages.structure.remove({ name: inSentence(field.label) })}
      </Button>
    </div>
  );
}
