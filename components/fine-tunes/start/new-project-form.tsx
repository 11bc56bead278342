'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { Goal } from '../check/goals';
import { newProjectMessages } from '../messages-late';
import { AdvancedSettings } from './advanced-settings';
import { BaseModelPicker } from './base-model-picker';
import { CheckResult } from './check-result';
import { DatasetField } from './dataset-field';
import { GoalCards } from './goal-cards';
import { StartBar } from './start-bar';
import { TokenEstimate } from './token-estimate';
import { type NewProjectOptions, useNewProject } from './use-new-project';
import { WhatNext } from './what-next';

/** The form of a new project: what it learns and its dataset, then a summary with the one button. */
export function NewProjectForm({
  hasGoal,
  onChooseGoal,
  ...given
}: NewProjectOptions & {
  /** Whether the person has already said what it learns. */
  hasGoal: boolean;
  onChooseGoal: (goal: Goal) => void;
}) {
  const { goal, options } = given;
  const project = useNewProject(given);
  const { found, baseModels } = project;
  const areImages = found?.origin.kind === 'images' && goal !== 'style';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_340px] items-start gap-8 max-wide:grid-cols-[minmax(0,1fr)_300px] max-wide:gap-6 max-desk:grid-cols-1">
      <div className="flex min-w-0 flex-col gap-4">
        <GoalCards value={hasGoal ? goal : null} onChange={onChooseGoal} />
        {hasGoal && (
          <>
            <DatasetField goal={goal} project={project} />
            {areImages && (
              <p role="alert" className="flex flex-wrap items-center gap-3 rounded bg-warn-soft px-3.5 py-2.5">
                {newProjectMessages.areImages}
                <Button size="sm" className="max-desk:h-11" onClick={() => onChooseGoal('style')}>
                  {newProjectMessages.learnStyle}
                </Button>
              </p>
            )}
            <CheckResult goal={goal} project={project} />
            <AdvancedSettings options={options} project={project} />
          </>
        )}
      </div>
      {hasGoal && (
        <aside
          aria-label={newProjectMessages.summary}
          className="sticky top-0 flex flex-col gap-5 rounded-lg border border-line bg-panel p-5 max-desk:static max-desk:p-4"
        >
          <h2 className="text-md font-semibold">{newProjectMessages.summary}</h2>
          <TextField
            label={newProjectMessages.name}
            value={project.name}
            fallback={newProjectMessages.defaultName}
            onChange={project.setName}
          />
          {baseModels === null ? (
            <TextField
              label={newProjectMessages.baseModel}
              value={project.baseModel}
              fallback=""
              description={newProjectMessages.decides}
              onChange={project.setBaseModel}
            />
          ) : (
            <BaseModelPicker models={baseModels} value={project.baseModel} onChange={project.setBaseModel} />
          )}
          <TokenEstimate found={found} isChecked={project.check.status === 'checked'} leavesOut={project.leavesOut} />
          <StartBar project={project} />
          <WhatNext options={options} />
        </aside>
      )}
    </div>
  );
}

function TextField({
  label,
  value,
  fallback,
  description = null,
  onChange,
}: {
  label: string;
  value: string;
  fallback: string;
  description?: string | null;
  onChange: (value: string) => void;
}) {
  const id = useId();
  const [isTouched, setTouched] = useState(false);
  return (
    <Field id={id} label={label} description={description}>
      <Input
        id={id}
        value={value}
        placeholder={fallback}
        maxLength={255}
        autoComplete="off"
        onFocus={(event) => {
          // The default is replaced by typing.
          if (!isTouched) event.target.select();
          setTouched(true);
        }}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
