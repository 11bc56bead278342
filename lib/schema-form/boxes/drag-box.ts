import type { BoxSide } from './box-format.ts';
import { moveBox, moveSide, snapLines, snapShift } from './edit-boxes.ts';
import type { BoxSides } from './layout-box.ts';

/** A drag over the frame so far, in steps of the grid. */
export interface BoxDrag {
  across: number;
  down: number;
  /** The sides that follow the pointer; null where the whole box does. */
  sides: readonly BoxSide[] | null;
  /** Whether edges catch on the frame and the other boxes. */
  isSnapping: boolean;
}

/** A box after a drag that began with it as it was. */
export function dragBox<Box extends BoxSides>(box: Box, others: readonly BoxSides[], drag: BoxDrag): Box {
  const lines = drag.isSnapping ? snapLines(others) : { across: [], down: [] };
  if (drag.sides === null) {
    const moved = moveBox(box, drag.across, drag.down);
    return moveBox(
      moved,
      snapShift([moved.left, moved.right], lines.across),
      snapShift([moved.top, moved.bottom], lines.down),
    );
  }
  return drag.sides.reduce((resized, side) => {
    const isAcross = side === 'left' || side === 'right';
    const place = box[side] + (isAcross ? drag.across : drag.down);
    return moveSide(resized, side, place + snapShift([place], isAcross ? lines.across : lines.down));
  }, box);
}
