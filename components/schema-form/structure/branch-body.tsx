'use client';

import { Plus, X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { BranchField } from '@/lib/schema-form/form-field';
import { isJsonObject } from '@/lib/schema-form/json';
import { resetField } from '@/lib/schema-form/model/choose-alternative';
import { messages } from '@/lib/schema-form/messages';
import { useFormScope } from '../form-scope';
import { BareControl } from './bare-control';
import type { DrawnPart } from './drawn-part';
import { useStructure } from './structure-scope';

/** An object that is drawn once it is asked for: a button, then its fields. */
export function BranchBody({ field, value, errors, id }: DrawnPart<BranchField>) {
  const form = useFormScope();
  const { change } = useStructure();
  if (!isJsonObject(value)) {
    return (
      <Button id={id} variant="quiet" size="md" className="self-start" onClick={() => change(field.pointer, {})}>
        <Plus aria-hidden />
        {messages.structure.addBranch(field.label)}
      </Button>
    );
  }
  return (
    <div className="flex min-w-0 flex-col gap-3 rounded border border-line p-3">
      <BareControl
        field={field.group()}
        value={value}
        errors={errors}
        id={`${id}-way`}
        label={field.label}
        showsFaults={false}
      />
      <Button
        variant="quiet"
        size="md"
        className="self-start"
        onClick={() => form.setValues(resetField(form.getValues(), field.pointer))}
      >
        <X aria-hidden />
        {messages.structure.remove(field.label)}
      </Button>
    </div>
  );
}
