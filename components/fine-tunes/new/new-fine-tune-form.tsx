'use client';

import { type FormEvent, useId } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { FineTuneOptions } from './options';
import type { StartSettings } from './start-settings';
import type { Repository } from '@/lib/client/fine-tunes/repository';
import { BaseModelField } from './base-model-field';
import { ColumnRoles } from './column-roles';
import { DatasetField } from './dataset-field';
import { Fault } from './fault';
import { faultWords } from './fault-words';
import { newWords } from './new-words';
import { ParametersField } from './parameters-field';
import { ScriptField } from './script-field';
import { useNewFineTune } from './use-new-fine-tune';

/** Everything a new fine-tune is made of, in the order one has it at hand. */
export function NewForm({
  repository,
  options,
  settings,
  onMade,
}: {
  repository: Repository;
  /** Null from a service that does not tell what it takes. */
  options: FineTuneOptions | null;
  /** What is filled in at first. */
  settings: StartSettings;
  onMade: (id: string) => void;
}) {
  const made = useNewFineTune({ repository, options, settings, onMade });
  const { dataset, script, scriptId, fit, baseModel, name, create, faults, waiting } = made;
  const nameId = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    made.submit();
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <DatasetField dataset={dataset} repository={repository} fault={faults.dataset} />
      <ScriptField
        options={options}
        value={scriptId}
        columns={dataset.columns}
        fault={faults.script}
        onChange={made.chooseScript}
      />
      {fit !== null && dataset.columns !== null && (
        <ColumnRoles fit={fit} columns={dataset.columns} isChecked={made.isChecked} onChoose={made.chooseColumn} />
      )}
      <BaseModelField options={options} value={baseModel} fault={faults.baseModel} onChange={made.setBaseModel} />
      <Field id={nameId} label={newWords.name} hint={newWords.nameHint}>
        <Input
          id={nameId}
          value={name}
          maxLength={255}
          autoComplete="off"
          onChange={(event) => made.setName(event.target.value)}
        />
      </Field>
      <ParametersField
        key={scriptId}
        schema={script === null ? null : made.parametersSchema}
        isFree={options === null}
        values={made.parameters}
        faults={made.parameterFaults}
        showAllFaults={made.isChecked}
        onChange={made.setParameters}
        onSubmit={made.submit}
      />
      {create.error !== null && <Fault {...faultWords(create.error, 'create', repository)} />}
      <div className="sticky bottom-0 -mx-2 flex items-center gap-4 border-t border-line bg-bg px-2 py-3">
        <Button variant="primary" size="lg" type="submit" aria-disabled={create.isPending || waiting !== null}>
          {create.isPending ? newWords.making : newWords.make}
        </Button>
        <p role="status" className="min-w-0 text-sm text-muted tabular-nums">
          {waiting}
        </p>
      </div>
    </form>
  );
}
