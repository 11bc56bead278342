import type { MediaKind } from '../../contract/media-kind.ts';
import type { LooseModel } from '../../contract/model.ts';
import { intentsOf, makesVideo } from './model-intents.ts';
import { type MediaField, mediaFieldsOf } from './media-fields.ts';
import { originalTexts } from './original-texts.ts';
import { schemaOf } from './schema-of.ts';
import type { SendTarget } from './send-targets.ts';

/** What is most often done next with a result, each by one press. */
export const quickActions = ['edit', 'upscale', 'cut-out', 'animate', 'reference'] as const;
export type QuickAction = (typeof quickActions)[number];

/** What a quick action asks of a model and of its field. */
interface Fit {
  model: LooseModel;
  field: MediaField;
  kind: MediaKind;
  isRequired: boolean;
  takesPrompt: boolean;
}

const endFrame = /\b(last|tail|end)\b/i;
const secondary = /\b(mask|control|depth|pose)\b/i;
const upscaler = /\b(upscal\w*|super.?resol\w*|enhanc\w*)\b/i;

function isNamed({ name, title }: Pick<MediaField, 'name' | 'title'>, pattern: RegExp): boolean {
  return pattern.test(`${name.replaceAll('_', ' ')} ${title}`);
}

/** Whether a field takes the frame at which a video ends. */
export function isEndFrame(field: Pick<MediaField, 'name' | 'title'>): boolean {
  return isNamed(field, endFrame);
}

/** Whether a field takes something else than the file to work on: a mask, a guide, the end of a video. */
function isSecondary(field: MediaField): boolean {
  return isEndFrame(field) || isNamed(field, secondary);
}

/** Whether a field of a model is the one that a quick action fills; how well it fits, 0 for not at all. */
const fits: Readonly<Record<QuickAction, (fit: Fit) => number>> = {
  edit(fit) {
    if (fit.kind === 'audio' || isSecondary(fit.field) || !fit.takesPrompt) return 0;
    const isEdit = fit.kind === 'video' ? makesVideo(fit.model) : intentsOf(fit.model).includes('edit');
    if (!isEdit) return 0;
    return (fit.isRequired ? 3 : 1) + (fit.field.isList ? 0 : 1);
  },
  upscale(fit) {
    if (fit.kind === 'audio' || isSecondary(fit.field)) return 0;
    const { display_name: name, summary } = originalTexts(fit.model);
    const text = `${name ?? ''} ${summary ?? ''}`;
    const isUpscaler =
      fit.kind === 'image' ? intentsOf(fit.model).includes('upscale') : makesVideo(fit.model) && upscaler.test(text);
    return isUpscaler ? 1 : 0;
  },
  'cut-out': (fit) => (fit.kind !== 'audio' && intentsOf(fit.model).includes('cut-out') && fit.isRequired ? 1 : 0),
  animate(fit) {
    if (fit.kind !== 'image' || isEndFrame(fit.field) || !intentsOf(fit.model).includes('animate')) return 0;
    return (fit.isRequired ? 3 : 1) + (fit.field.isList ? 0 : 1);
  },
  reference(fit) {
    if (fit.isRequired || !fit.field.isList || !fit.takesPrompt) return 0;
    return makesVideo(fit.model) === (fit.kind !== 'image') ? 2 : 1;
  },
};

/** The fields that a quick action can put a file of a kind into, one a model, the best first. */
export function quickTargetsOf(action: QuickAction, kind: MediaKind, models: readonly LooseModel[]): SendTarget[] {
  const found = models.flatMap((model) => {
    const schema = schemaOf(model);
    const required: unknown[] = Array.isArray(schema?.['required']) ? schema['required'] : [];
    const takesPrompt = Object.hasOwn(schema?.['properties'] ?? {}, 'prompt');
    const ranked = mediaFieldsOf(schema)
      .filter((field) => field.kind === null || field.kind === kind)
      .map((field) => ({
        field,
        score: fits[action]({ model, field, kind, isRequired: required.includes(field.name), takesPrompt }),
      }))
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score);
    const [best] = ranked;
    return best === undefined
      ? []
      : [{ target: { intent: intentOf(action), model, field: best.field }, score: best.score }];
  });
  return found.toSorted((one, other) => other.score - one.score).map(({ target }) => target);
}

function intentOf(action: QuickAction): SendTarget['intent'] {
  return action === 'reference' ? 'make' : action;
}

/**
 * The quick actions that a field of a model is for. A list that may stay empty is for references, although some models
 * also edit what is in it.
 */
export function actionsOf({ model, field }: Pick<SendTarget, 'model' | 'field'>, kind: MediaKind): QuickAction[] {
  const found = quickActions.filter((action) =>
    quickTargetsOf(action, kind, [model]).some((target) => target.field.name === field.name),
  );
  return found.includes('reference') ? ['reference'] : found;
}

/** The model that a quick action opens, or why there is none now. */
export type QuickTarget =
  | { state: 'ready'; target: SendTarget }
  /** No model of the catalogue takes such a file: there is nothing to offer. */
  | { state: 'none' }
  /** All models that take it are out of order; `reason` is a sentence. */
  | { state: 'unavailable'; reason: string };

/**
 * The field that a quick action fills: of the model last used for it, else of the one that fits best.
 *
 * @param lastUsed the id of the model last used for the action; null for none
 */
export function quickTarget(
  action: QuickAction,
  kind: MediaKind,
  models: readonly LooseModel[],
  lastUsed: string | null,
): QuickTarget {
  const targets = quickTargetsOf(action, kind, models);
  const able = targets.filter(({ model }) => model.unavailable == null);
  const target = able.find(({ model }) => model.id === lastUsed) ?? able[0];
  if (target !== undefined) return { state: 'ready', target };
  const [first] = targets;
  return first === undefined ? { state: 'none' } : { state: 'unavailable', reason: first.model.unavailable ?? '' };
}
