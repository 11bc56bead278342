import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Oklch } from '../../colour/oklch.ts';
import { setBlock, setParagraph, type TypeBlock } from '../../type/set-block.ts';
import type { PosterTexts } from '../plan/assign-roles.ts';
import type { Box } from './measure-ground.ts';
import { boxOf, type Place, printBlock } from './print-block.ts';
import { faceOn, type Sheet } from './sheet.ts';

/** Blocks below each other. */
export interface TypeColumn {
  blocks: { block: TypeBlock; down: number; role: 'headline' | 'subline' | 'caption' }[];
  width: number;
  height: number;
}

/** The area of a column, and the sizes of its parts as shares of the sheet's shorter side. */
export interface ColumnRoom {
  width: number;
  height: number;
  headline: number;
  subline?: number;
  caption?: number;
  mostLines?: number;
}

/** Space above smaller text. */
const gapBefore = ({ size }: TypeBlock, role: string): number => size * (role === 'subline' ? 0.95 : 0.8);

type SmallText = TypeColumn['blocks'][number] & { role: 'subline' | 'caption' };

const heightOf = (smalls: readonly SmallText[]): number =>
  smalls.reduce((sum, { block, role }) => sum + block.height + gapBefore(block, role), 0);

/** Sets the smaller texts at their sizes, or smaller where there are so many that the headline would not fit. */
function setSmalls(sheet: Sheet, texts: Partial<PosterTexts>, room: ColumnRoom): SmallText[] {
  const most = room.height * (texts.headline === undefined ? 1 : 0.62);
  const set = (text: string, role: SmallText['role'], scale: number): SmallText => {
    const share = role === 'subline' ? (room.subline ?? 0.05) : (room.caption ?? 0.028);
    const box = { width: room.width, height: most, largest: Math.max(6, sheet.unit * share * scale) };
    return { block: setParagraph(sheet.measuring, text, faceOn(sheet, role, text), box), down: 0, role };
  };
  for (let scale = 1; ; scale *= 0.9) {
    const smalls = [
      ...(texts.subline == null ? [] : [set(texts.subline, 'subline', scale)]),
      ...(texts.captions ?? []).map((text) => set(text, 'caption', scale)),
    ];
    if (heightOf(smalls) <= most || scale < 0.2) return smalls;
  }
}

/** Sets texts as a column: small ones at their sizes, the headline as large as the remaining space allows. */
export function setColumn(sheet: Sheet, texts: Partial<PosterTexts>, room: ColumnRoom): TypeColumn {
  const { unit, measuring } = sheet;
  const smalls = setSmalls(sheet, texts, room);
  const under = heightOf(smalls);
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

/** The side at which lines begin: right in languages written from right to left. */
function startSide(column: TypeColumn): 'left' | 'right' {
  return column.blocks[0]?.block.face.isRightToLeft === true ? 'right' : 'left';
}

/** The position of a column; `left` means the side at which lines of its language begin. */
export interface ColumnArea {
  x: number;
  /** The highest ink of its first block. */
  y: number;
  width: number;
  align: 'left' | 'center';
}

function placesOf(column: TypeColumn, area: ColumnArea): Place[] {
  const align = area.align === 'center' ? 'center' : startSide(column);
  const x = { left: area.x, center: area.x + area.width / 2, right: area.x + area.width }[align];
  return column.blocks.map(({ down }) => ({ x, y: area.y + down, align }));
}

/** The rectangles that a column's blocks fill. */
export function boxesOf(column: TypeColumn, area: ColumnArea): Box[] {
  const places = placesOf(column, area);
  return column.blocks.flatMap(({ block }, index) => {
    const place = places[index];
    return place === undefined ? [] : [boxOf(block, place)];
  });
}

/**
 * Draws a column.
 *
 * @param inks in order of preference, by role
 * @returns the contrast of each block
 */
export function printColumn(
  context: SKRSContext2D,
  column: TypeColumn,
  area: ColumnArea,
  inks: { headline: readonly Oklch[]; rest: readonly Oklch[] },
): number[] {
  const places = placesOf(column, area);
  return column.blocks.flatMap(({ block, role }, index) => {
    const place = places[index];
    return place === undefined
      ? []
      : [printBlock(context, block, place, role === 'headline' ? inks.headline : inks.rest)];
  });
}
