'use client';

import { useId } from 'react';
import { Label } from '@/components/ui/label';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import type { ShotFit } from '@/lib/storyboard/shot-fit';
import { storyboardMessages as messages } from '../messages';
import type { UsableModel } from './use-shot-models';

/** What a model carries, in a few words. */
function describeFit({ firstFrame, lastFrame, references }: ShotFit): string {
  const frames = lastFrame !== null ? messages.carries.both : firstFrame !== null ? messages.carries.first : null;
  const parts = [
    frames,
    references === null
      ? null
      : references.most === null
        ? messages.carries.references
        : messages.carries.referencesUpTo({ most: references.most }),
  ];
  return parts.filter((part) => part !== null).join(' · ') || messages.carries.prompt;
}

/** The choice of a model, with what a shot of each can carry. */
export function ModelSelect({
  label,
  models,
  isKnown,
  value,
  onChange,
}: {
  label: string;
  models: readonly UsableModel[];
  /** Whether the models could be read. */
  isKnown: boolean;
  value: string | null;
  onChange: (id: string) => void;
}) {
  const id = useId();
  const chosen = models.find(({ model }) => model.id === value);
  const isGone = value !== null && isKnown && chosen === undefined;
  return (
    <div className="flex flex-col gap-1.5">
      <Label id={id}>{label}</Label>
      <Select value={chosen === undefined ? '' : (value ?? '')} onValueChange={onChange}>
        <SelectTrigger aria-labelledby={id}>
          <SelectValue
            placeholder={
              !isKnown
                ? (value ?? messages.modelsLoading)
                : isGone
                  ? messages.modelGone({ id: value })
                  : messages.chooseModel
            }
          />
        </SelectTrigger>
        <SelectContent>
          {models.map(({ model }) => (
            <SelectItem key={model.id} value={model.id} disabled={model.unavailable != null}>
              {model.display_name ?? model.id}
            </SelectItem>
          ))}
        </SelectContent>
      </Select>
      <p className="text-sm text-muted">
        {chosen !== undefined && describeFit(chosen.fit)}
        {isKnown && models.length === 0 && messages.noModels}
        {isGone && models.length > 0 && messages.notUsable}
      </p>
    </div>
  );
}
