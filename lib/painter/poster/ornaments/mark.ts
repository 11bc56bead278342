import type { SKRSContext2D } from '@napi-rs/canvas';
import { css } from '../../colour/oklch.ts';
import type { Sheet } from '../sheet/sheet.ts';

const round = Math.PI * 2;

type Mark = (context: SKRSContext2D, size: number, sheet: Sheet) => void;

/** Petals around a centre. */
const flower: Mark = (context, size, { plan, random }) => {
  const petals = 5 + Math.floor(random('petals').next() * 4);
  for (let petal = 0; petal < petals; petal++) {
    context.save();
    context.rotate((petal / petals) * round);
    context.fillStyle = css(petal % 2 === 0 ? plan.palette.accent : plan.palette.second, 0.92);
    context.beginPath();
    context.ellipse(0, -size * 0.27, size * 0.13, size * 0.23, 0, 0, round);
    context.fill();
    context.restore();
  }
  context.fillStyle = css(plan.palette.ink);
  context.beginPath();
  context.arc(0, 0, size * 0.085, 0, round);
  context.fill();
};

/** A peak before a disc. */
const peak: Mark = (context, size, { plan }) => {
  context.save();
  context.beginPath();
  context.arc(0, 0, size / 2, 0, round);
  context.clip();
  context.fillStyle = css(plan.palette.second);
  context.fillRect(-size / 2, -size / 2, size, size);
  context.fillStyle = css(plan.palette.paper);
  context.beginPath();
  context.arc(size * 0.14, -size * 0.16, size * 0.12, 0, round);
  context.fill();
  for (const [x, top, color] of [
    [0.18, 0.02, plan.palette.accent],
    [-0.14, -0.16, plan.palette.ink],
  ] as const) {
    context.fillStyle = css(color);
    context.beginPath();
    context.moveTo(size * (x - 0.5), size / 2);
    context.lineTo(size * x, size * top);
    context.lineTo(size * (x + 0.5), size / 2);
    context.fill();
  }
  context.restore();
};

/** Three bands of a quarter circle each. */
const fan: Mark = (context, size, { plan }) => {
  const { accent, second, ink } = plan.palette;
  context.translate(-size / 2, size / 2);
  for (const [index, color] of [ink, accent, second].entries()) {
    const outer = size * (1 - index * 0.32);
    context.fillStyle = css(color);
    context.beginPath();
    context.arc(0, 0, outer, -Math.PI / 2, 0);
    context.arc(0, 0, Math.max(0, outer - size * 0.23), 0, -Math.PI / 2, true);
    context.fill();
  }
};

/** Two discs that share a lens. */
const pair: Mark = (context, size, { plan }) => {
  const { accent, second, ink } = plan.palette;
  const radius = size * 0.32;
  const discs = [-1, 1].map((side) => ({ x: side * size * 0.17, color: side < 0 ? accent : second }));
  for (const { x, color } of discs) {
    context.fillStyle = css(color);
    context.beginPath();
    context.arc(x, 0, radius, 0, round);
    context.fill();
  }
  context.save();
  context.beginPath();
  context.arc(-size * 0.17, 0, radius, 0, round);
  context.clip();
  context.fillStyle = css(ink);
  context.beginPath();
  context.arc(size * 0.17, 0, radius, 0, round);
  context.fill();
  context.restore();
};

/** A plain field for a letter. */
const field: Mark = (context, size, { plan, random }) => {
  context.fillStyle = css(plan.palette.ink);
  context.beginPath();
  if (random('field').chance(0.5)) context.arc(0, 0, size / 2, 0, round);
  else context.roundRect(-size / 2, -size / 2, size, size, size * 0.22);
  context.fill();
};

const byWord: readonly { words: RegExp; mark: Mark }[] = [
  { words: /\b(?:flower|garden|floral|florist|spa|beauty|bloom|plant)\w*/iu, mark: flower },
  { words: /\b(?:mountain|outdoor|hik|climb|alpine|travel|peak|adventure)\w*/iu, mark: peak },
  { words: /\b(?:music|radio|wifi|tech|sound|studio|wave|energy|sun)\w*/iu, mark: fan },
];

/** Paints the mark of a logo around a point: by the prompt where it describes one, else by the seed. */
export function paintMark(
  context: SKRSContext2D,
  place: { x: number; y: number; size: number },
  sheet: Sheet,
  isMonogram: boolean,
): void {
  const named = byWord.find(({ words }) => words.test(sheet.plan.words))?.mark;
  const mark = isMonogram ? field : (named ?? sheet.random('mark').pick([flower, peak, fan, pair]));
  context.save();
  context.translate(place.x, place.y);
  mark(context, place.size, sheet);
  context.restore();
}
