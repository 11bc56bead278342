import { actionMessages } from '@/components/media-actions/messages';
import type { LastUsedModels } from '@/lib/client/models/last-used-models';
import { type QuickAction, quickActions, quickTarget } from '@/lib/client/models/quick-actions';
import { type SendTarget, sendTargetsOf } from '@/lib/client/models/send-targets';
import type { MediaKind } from '@/lib/contract/media-kind';
import type { LooseModel } from '@/lib/contract/model';

/** Something to do with files of one kind. */
export interface FileChoice {
  key: string;
  /** Null for a field that no quick action is for. */
  action: QuickAction | null;
  label: string;
  /** The name of the model that does it. */
  model: string;
  target: SendTarget;
}

const mostOthers = 3;

/**
 * What can be done with files of a kind: the quick actions, each with the model last used for it, and the other fields of
 * the current model that take such files. Where no quick action is for them, the fields of all models.
 */
export function fileChoices(
  kind: MediaKind,
  models: readonly LooseModel[],
  current: LooseModel | null,
  lastUsed: LastUsedModels,
): FileChoice[] {
  const quick = quickActions.flatMap((action): FileChoice[] => {
    const found = quickTarget(action, kind, models, lastUsed[action] ?? null);
    if (found.state !== 'ready') return [];
    return [choiceOf(found.target, action, actionMessages.quick[action])];
  });
  const able = models.filter(({ unavailable }) => unavailable == null);
  const others = sendTargetsOf(kind, quick.length === 0 ? able : able.filter((model) => model === current))
    .filter((target) => !quick.some((one) => isSame(one.target, target)))
    .slice(0, mostOthers)
    .map((target) => choiceOf(target, null, target.field.title));
  return [...quick, ...others];
}

function choiceOf(target: SendTarget, action: QuickAction | null, label: string): FileChoice {
  const { model, field } = target;
  return { key: `${model.id} ${field.name} ${action}`, action, label, model: model.display_name ?? model.id, target };
}

function isSame(one: SendTarget, other: SendTarget): boolean {
  return one.model.id === other.model.id && one.field.name === other.field.name;
}
