import { describe, expect, it } from 'vitest';
import { mediaKindSchema } from '../../contract/media-kind.ts';
import { type LooseModel, looseModelSchema } from '../../contract/model.ts';
import { translateModel } from '../../service/models/german/translate-model.ts';
import { modelObjectOf } from '../../service/models/model-object.ts';
import { models } from '../../service/models/registry.ts';
import { findSendTargets, rankSendTargets } from './find-send-targets.ts';
import { frameTargets } from './frame-targets.ts';
import { intentsOf } from './model-intents.ts';
import { quickActions, quickTargetsOf } from './quick-actions.ts';
import { type SendTarget, sendTargetsOf } from './send-targets.ts';

const renderer = { name: 'test', neural: false, note: '' };
const english = models.map((model) => looseModelSchema.parse(modelObjectOf(model, renderer)));
const german = models.map((model) => looseModelSchema.parse(translateModel(model, modelObjectOf(model, renderer))));

const named = ({ intent, model, field }: SendTarget) => `${intent}: ${model.id} ${field.name}`;
const kinds = mediaKindSchema.options;

describe('findSendTargets of German models', () => {
  it('finds by the English name and the German one', () => {
    const targets = rankSendTargets(sendTargetsOf('image', german), 'image', {});
    for (const search of ['creative upscale', 'kreativ hochskalieren']) {
      expect(findSendTargets(targets, search)[0]?.model.id).toBe('ie-12');
    }
  });
});

describe('what German models are for', () => {
  it.each<[string, (all: LooseModel[]) => unknown]>([
    ['intents', (all) => all.map(intentsOf)],
    ['fields for files', (all) => kinds.map((kind) => sendTargetsOf(kind, all).map(named))],
    [
      'quick actions',
      (all) => kinds.map((kind) => quickActions.map((action) => quickTargetsOf(action, kind, all).map(named))),
    ],
    [
      'frames',
      (all) => Object.values(frameTargets(all, null)).map((target: SendTarget | null) => target && named(target)),
    ],
  ])('is the same as that of English ones: %s', (_what, read) => {
    expect(read(german)).toEqual(read(english));
  });
});
