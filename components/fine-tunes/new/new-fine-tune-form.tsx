'use client';

import { type FormEvent, useId } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { BaseModelField } from './base-model-field';
import { ColumnRoles } from './column-roles';
import { ParametersField } from './parameters-field';
import { ScriptField } from './script-field';
import { type NewFineTuneOptions, useNewFineTune } from './use-new-fine-tune';
import { DatasetField } from '../dataset/dataset-field';
import { ErrorNote } from '../error-note';
import { describeError } from '../describe-error';
import { newFineTuneMessages } from '../messages';

/** The form of a new fine-tune. What depends on the dataset comes after it. */
export function NewFineTuneForm(given: NewFineTuneOptions) {
  const { repository, options } = given;
  const form = useNewFineTune(given);
  const { dataset, script, scriptId, fit, baseModel, name, error, errors, waiting } = form;
  const nameId = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    form.submit();
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <DatasetField dataset={dataset} repository={repository} error={errors.dataset} />
      <ScriptField
        options={options}
        value={scriptId}
        columns={dataset.columns}
        error={errors.script}
        onChange={form.chooseScript}
      />
      {fit !== null && dataset.columns !== null && (
        <ColumnRoles fit={fit} columns={dataset.columns} isChecked={form.isChecked} onChoose={form.chooseColumn} />
      )}
      <BaseModelField options={options} value={baseModel} error={errors.baseModel} onChange={form.setBaseModel} />
      <Field id={nameId} label={newFineTuneMessages.name} hint={newFineTuneMessages.nameHint}>
        <Input
          id={nameId}
          value={name}
          maxLength={255}
          autoComplete="off"
          onChange={(event) => form.setName(event.target.value)}
        />
      </Field>
      <ParametersField
        key={scriptId}
        schema={script === null ? null : form.parametersSchema}
        isFree={options === null}
        values={form.parameters}
        errors={form.parameterErrors}
        showAllIssues={form.isChecked}
        onChange={form.setParameters}
        onSubmit={form.submit}
      />
      {error !== null && <ErrorNote {...describeError(error, 'create', repository)} />}
      <div className="sticky bottom-0 -mx-2 flex items-center gap-4 border-t border-line bg-bg px-2 py-3">
        <Button variant="primary" size="lg" type="submit" aria-disabled={form.isSending || waiting !== null}>
          {form.isSending ? newFineTuneMessages.making : newFineTuneMessages.make}
        </Button>
        <p role="status" className="min-w-0 text-sm text-muted tabular-nums">
          {waiting}
        </p>
      </div>
    </form>
  );
}
