import { moveBox, moveSide } from './edit-boxes.ts';
import type { BoxSides } from './layout-box.ts';

const steps: Record<string, { across: number; down: number }> = {
  ArrowLeft: { across: -1, down: 0 },
  ArrowRight: { across: 1, down: 0 },
  ArrowUp: { across: 0, down: -1 },
  ArrowDown: { across: 0, down: 1 },
};
const keyStep = 10;

/** A box after an arrow key: moved, with Shift resized, with Alt by one step of the grid; null for any other key. */
export function pressArrow<Box extends BoxSides>(
  box: Box,
  key: { key: string; shiftKey: boolean; altKey: boolean },
): Box | null {
  const step = Object.hasOwn(steps, key.key) ? steps[key.key] : undefined;
  if (step === undefined) return null;
  const size = key.altKey ? 1 : keyStep;
  const [across, down] = [step.across * size, step.down * size];
  if (!key.shiftKey) return moveBox(box, across, down);
  return across === 0 ? moveSide(box, 'bottom', box.bottom + down) : moveSide(box, 'right', box.right + across);
}
