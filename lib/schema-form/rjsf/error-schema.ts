import type { ErrorSchema } from '@rjsf/utils';
import { type FormModel, wholeBodyName } from '../model/form-model.ts';
import { pointerSteps } from '../json-pointer.ts';
import type { VisibleFaults } from '../issues/visible-issues.ts';

/** Faults at fields as rjsf wants them: a tree of the values with the words in it. */
export function createErrorSchema(model: FormModel, faults: VisibleFaults): ErrorSchema {
  const tree: Record<string, unknown> = {};
  for (const [pointer, words] of faults.atFields) {
    const steps = model.shape === 'whole' ? [wholeBodyName] : pointerSteps(pointer);
    let node = tree;
    for (const step of steps) {
      const below = (Object.hasOwn(node, step) ? node[step] : {}) as Record<string, unknown>;
      node[step] = below;
      node = below;
    }
    node['__errors'] = [...words];
  }
  return tree as ErrorSchema;
}
