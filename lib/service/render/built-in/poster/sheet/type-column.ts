import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Oklch } from '../../scene/color/oklch.ts';
import { setBlock, setParagraph, type TypeBlock } from '../../type/set-block.ts';
import type { PosterTexts } from '../brief/assign-roles.ts';
import { printBlock } from './print-block.ts';
import { faceOn, type Sheet } from './sheet.ts';

/** Blocks one under the other. */
export interface TypeColumn {
  blocks: { block: TypeBlock; down: number; role: 'headline' | 'subline' | 'caption' }[];
  width: number;
  height: number;
}

/** Room for a column, and the sizes of its parts as shares of the sheet's shorter side. */
export interface ColumnRoom {
  width: number;
  height: number;
  headline: number;
  subline?: number;
  caption?: number;
  mostLines?: number;
}

/** Space above a smaller text. */
const gapBefore = ({ size }: TypeBlock, role: string): number => size * (role === 'subline' ? 0.95 : 0.8);

/** Sets texts as a column: small ones at their sizes, the headline as large as the rest of the room allows. */
export function setColumn(sheet: Sheet, texts: Partial<PosterTexts>, room: ColumnRoom): TypeColumn {
  const { unit, measuring } = sheet;
  const small = (text: string, role: 'subline' | 'caption') => {
    const size = unit * (role === 'subline' ? (room.subline ?? 0.05) : (room.caption ?? 0.028));
    const face = faceOn(sheet, role, text);
    const box = { width: room.width, height: room.height * 0.3, largest: Math.max(9, size) };
    return { block: setParagraph(measuring, text, face, box), role };
  };
  const smalls = [
    ...(texts.subline == null ? [] : [small(texts.subline, 'subline')]),
    ...(texts.captions ?? []).map((text) => small(text, 'caption')),
  ];
  const under = smalls.reduce((sum, { block, role }) => sum + block.height + gapBefore(block, role), 0);
  const blocks: TypeColumn['blocks'] = [];
  let down = 0;
  if (texts.headline !== undefined) {
    const block = setBlock(measuring, texts.headline, faceOn(sheet, 'headline', texts.headline), {
      width: room.width,
      height: Math.max(room.height * 0.35, room.height - under - unit * 0.03),
      largest: unit * room.headline,
      ...(room.mostLines === undefined ? {} : { mostLines: room.mostLines }),
    });
    blocks.push({ block, down, role: 'headline' });
    down += block.height + (smalls.length > 0 ? Math.max(unit * 0.018, block.size * 0.12) : 0);
  }
  for (const { block, role } of smalls) {
    if (blocks.length > 0) down += gapBefore(block, role);
    blocks.push({ block, down, role });
    down += block.height;
  }
  return { blocks, width: Math.max(0, ...blocks.map(({ block }) => block.width)), height: down };
}

/** The side that text begins on: right in languages that read from there. */
export function startSide(column: TypeColumn): 'left' | 'right' {
  return column.blocks[0]?.block.face.isRightToLeft === true ? 'right' : 'left';
}

/**
 * Draws a column with its top at y; `left` means the side that its language begins on.
 *
 * @param inks in order of preference, by role
 * @returns the contrast of each block
 */
export function printColumn(
  context: SKRSContext2D,
  column: TypeColumn,
  area: { x: number; y: number; width: number; align: 'left' | 'center' },
  inks: { headline: readonly Oklch[]; rest: readonly Oklch[] },
): number[] {
  const align = area.align === 'center' ? 'center' : startSide(column);
  const x = { left: area.x, center: area.x + area.width / 2, right: area.x + area.width }[align];
  return column.blocks.map(({ block, down, role }) =>
    printBlock(context, block, { x, y: area.y + down, align }, role === 'headline' ? inks.headline : inks.rest),
  );
}
