'use client';

import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { FineTuneOptions } from '../api/options';
import { newProjectMessages } from '../messages-late';
import { ParametersField } from './parameters-field';
import { ScriptField } from './script-field';
import { StoredDataset } from './stored-dataset';
import type { NewProjectState } from './use-new-project';

/** What few people need: where it is stored, the training, any base model, a stored file, parameters. */
export function AdvancedSettings({ options, project }: { options: FineTuneOptions | null; project: NewProjectState }) {
  const { place, setPlace, baseModels, baseModel, readiness } = project;
  const isBlocked = readiness.status === 'blocked';
  return (
    <details className="group rounded-lg border border-line bg-panel">
      <summary className="flex cursor-pointer list-none items-center gap-2 rounded-lg px-4 py-2.5 font-medium max-desk:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 text-muted transition-transform group-open:rotate-90" />
        {newProjectMessages.advanced}
      </summary>
      <div className="flex flex-col gap-5 border-t border-line p-4">
        <fieldset>
          <legend className="mb-1.5 font-medium">{newProjectMessages.place}</legend>
          <div className="grid grid-cols-2 gap-3 max-desk:grid-cols-1">
            <TextField
              label={newProjectMessages.namespace}
              value={place.namespace}
              onChange={(namespace) => setPlace({ ...place, namespace })}
            />
            <TextField
              label={newProjectMessages.repository}
              value={place.repository}
              onChange={(repository) => setPlace({ ...place, repository })}
            />
          </div>
          <p className="mt-1.5 text-sm text-faint">{newProjectMessages.placeHint}</p>
        </fieldset>
        <div className="grid grid-cols-2 items-start gap-3 max-desk:grid-cols-1">
          <ScriptField options={options} value={project.scriptType} onChange={project.chooseScript} />
          {baseModels !== null && (
            <TextField
              label={newProjectMessages.anyBaseModel}
              hint={newProjectMessages.anyBaseModelHint}
              value={baseModel}
              onChange={project.setBaseModel}
            />
          )}
        </div>
        <StoredDataset repository={place} onChoose={project.chooseStored} />
        <ParametersField
          key={project.scriptType}
          schema={project.parametersSchema}
          isFree={options === null}
          values={project.parameters}
          errors={project.parameterErrors}
          onChange={project.setParameters}
          onSubmit={() => project.submit(true)}
        />
        <Button
          className="self-start max-desk:h-11"
          aria-disabled={isBlocked}
          onClick={() => {
            if (!isBlocked) project.submit(false);
          }}
        >
          {newProjectMessages.createOnly}
        </Button>
      </div>
    </details>
  );
}

function TextField({
  label,
  hint = null,
  value,
  onChange,
}: {
  label: string;
  hint?: ReactNode;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint}>
      <Input
        id={id}
        value={value}
        maxLength={255}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
