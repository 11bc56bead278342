'use client';

import { memo, useCallback, useId, useState } from 'react';
import { SchemaForm } from '@/components/schema-form/schema-form';
import { Label } from '@/components/ui/label';
import { Switch } from '@/components/ui/switch';
import type { FieldIssue } from '@/lib/contract/error';
import type { JsonObject } from '@/lib/contract/model';
import type { StoryboardContent } from '@/lib/contract/studio/storyboard';
import { storyboardLimits } from '@/lib/contract/studio/storyboard-limits';
import { textsOf } from '@/lib/schema-form/json';
import { carryInto } from '@/lib/schema-form/carry-over/carry-over';
import { sharedSettingsSchema } from '@/lib/storyboard/shared-settings';
import { type ContentChange, isContinuous, setContinuous } from '../edit/change-shots';
import { storyboardMessages as messages } from '../messages';
import { ModelSelect } from './model-select';
import type { UsableModel, UsableModels } from './use-shot-models';

const noIssues: FieldIssue[] = [];
const noSubmit = () => undefined;

function referencesSchema(most: number): JsonObject {
  const items = { type: 'string', renderType: 'image-url' };
  return {
    type: 'object',
    properties: {
      references: { type: 'array', items, maxItems: most, title: messages.references },
    },
  };
}

/** What all shots share: the models, the settings of the video model, and the references. */
export const SetupPanel = memo(function SetupPanel({
  models,
  video,
  content,
  onChange,
}: {
  models: UsableModels;
  /** The chosen video model; null without a usable one. */
  video: UsableModel | null;
  content: Pick<StoryboardContent, 'model' | 'imageModel' | 'settings' | 'references' | 'shots'>;
  onChange: (change: ContentChange) => void;
}) {
  const id = useId();
  const shared = video === null ? null : sharedSettingsSchema(video.schema);
  const hasSettings = shared !== null && Object.keys(shared['properties'] ?? {}).length > 0;
  const takesReferences = video?.fit.references != null;
  const description = takesReferences ? messages.referencesHelp : messages.referencesFrames;
  const most = Math.min(storyboardLimits.references, video?.fit.references?.most ?? storyboardLimits.references);
  const [schemas] = useState(() => new Map<number, JsonObject>());
  const schema = schemas.get(most) ?? referencesSchema(most);
  schemas.set(most, schema);

  const chooseVideo = (id: string) => {
    const next = models.video.find(({ model }) => model.id === id);
    onChange((before) => {
      if (next === undefined) return before;
      const to = sharedSettingsSchema(next.schema);
      const settings = shared === null ? {} : carryInto(to, null, { schema: shared, values: before.settings }).values;
      return { ...before, model: id, settings };
    });
  };
  const changeSettings = useCallback(
    (settings: JsonObject) => onChange((before) => ({ ...before, settings })),
    [onChange],
  );
  const changeReferences = useCallback(
    (values: JsonObject) => onChange((before) => ({ ...before, references: textsOf(values['references']) })),
    [onChange],
  );
  return (
    <div className="flex flex-col gap-5">
      <ModelSelect
        label={messages.videoModel}
        models={models.video}
        isKnown={!models.isPending && models.error === null}
        value={content.model}
        onChange={chooseVideo}
      />
      {video?.fit.firstFrame != null && (
        <div className="flex items-start gap-3">
          <Label htmlFor={id} className="flex-1">
            {messages.continuous}
            <span className="block text-sm font-normal text-muted">{messages.continuousHint}</span>
          </Label>
          <Switch
            id={id}
            checked={isContinuous(content.shots)}
            disabled={content.shots.length < 2}
            onCheckedChange={(isOn) => onChange(setContinuous(isOn))}
          />
        </div>
      )}
      {hasSettings && (
        <section aria-label={messages.settings}>
          <SchemaForm
            key={content.model}
            schema={shared}
            values={content.settings}
            onChange={changeSettings}
            issues={noIssues}
            onSubmit={noSubmit}
            showAllIssues
          />
        </section>
      )}
      <section aria-label={messages.references} className="border-t border-line pt-5">
        <SchemaForm
          key={most}
          schema={schema}
          values={{ references: content.references }}
          onChange={changeReferences}
          issues={noIssues}
          onSubmit={noSubmit}
          showAllIssues={false}
        />
        <p className="mt-1.5 text-sm text-muted">{description}</p>
      </section>
      <div className="border-t border-line pt-5">
        <ModelSelect
          label={messages.imageModel}
          models={models.image}
          isKnown={!models.isPending && models.error === null}
          value={content.imageModel}
          onChange={(imageModel) => onChange((before) => ({ ...before, imageModel }))}
        />
      </div>
    </div>
  );
});
