import type { EditOperation } from '../../edit/operations/edit-operation.ts';
import { createRandom } from '../../scene/noise/random.ts';

/**
 * Variations of one edit: the same operations, some stronger and some gentler, each with a different finish. The first,
 * 0, is the edit itself.
 */
export function varyOperations(operations: readonly EditOperation[], seed: number, variation: number): EditOperation[] {
  if (variation === 0) return [...operations];
  const random = createRandom(seed, `take ${variation}`);
  const varied = operations.map((operation): EditOperation => {
    if (!('amount' in operation)) return operation;
    const amount = operation.amount * random.between(0.72, 1.22);
    return { ...operation, amount: Math.min(1, Math.max(-1, amount)) };
  });
  const sign = random.chance(0.5) ? 1 : -1;
  const finish: EditOperation[] = [
    { name: 'exposure', amount: random.between(-0.07, 0.07), region: null },
    { name: 'temperature', amount: sign * random.between(0.05, 0.14), region: null },
    { name: 'contrast', amount: random.between(-0.06, 0.1), region: null },
  ];
  // Lettering and borders stay last, in the order read.
  const last = varied.findIndex(({ name }) => name === 'border' || name === 'lettering');
  return last === -1 ? [...varied, ...finish] : varied.toSpliced(last, 0, ...finish);
}
