'use client';

import { type FormEvent, useId } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { FineTuneOptions } from '../api/options';
import type { Repository } from '@/lib/client/fine-tunes/repository';
import { BaseModelField } from './base-model-field';
import { ColumnRoles } from './column-roles';
import { ParametersField } from './parameters-field';
import { ScriptField } from './script-field';
import { useNewFineTune } from './use-new-fine-tune';
import type { InitialSettings } from './initial-settings';
import { DatasetField } from '../dataset/dataset-field';
import { ErrorNote } from '../error-note';
import { describeError } from '../describe-error';
import { newFineTuneMessages } from '../messages';

/** Everything a new fine-tune is made of, in the order one has it at hand. */
export function NewFineTuneForm({
  repository,
  options,
  settings,
  onMade,
}: {
  repository: Repository;
  /** Null from a service that does not say what it takes. */
  options: FineTuneOptions | null;
  /** What is filled in at first. */
  settings: InitialSettings;
  onMade: (id: string) => void;
}) {
  const form = useNewFineTune({ repository, options, settings, onMade });
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
