import { convertRgbToOklab, parseHex } from 'culori';

/*
 * Colours are found by bins: cubes of OKLab, in which equal distances look equally different. An image has the bins of its
 * palette; a search looks for all bins near a colour, so that an index of the database finds the images.
 */
const step = 0.06;
/** How far a colour may be from the wanted one: a shade, not another hue. */
const nearness = 0.1;
const across = 20;
const middle = across / 2;

interface Lab {
  l: number;
  a: number;
  b: number;
}

/** The colour of a text such as `ff8800`. */
function readColour(colour: string): Lab {
  const rgb = parseHex(`#${colour}`);
  if (rgb === undefined) throw new Error(`“${colour}” is not a colour.`);
  return convertRgbToOklab(rgb);
}

function binOf(l: number, a: number, b: number): number {
  return (l * across + a + middle) * across + b + middle;
}

/** The bin of a colour (`rrggbb`), a number below 10,000. */
export function colourBin(colour: string): number {
  const { l, a, b } = readColour(colour);
  return binOf(Math.round(l / step), Math.round(a / step), Math.round(b / step));
}

/** The bins of all colours that look similar to a colour (`rrggbb`). */
export function binsNear(colour: string): number[] {
  const { l, a, b } = readColour(colour);
  const bins: number[] = [];
  const reach = Math.ceil(nearness / step);
  const [atL, atA, atB] = [Math.round(l / step), Math.round(a / step), Math.round(b / step)];
  for (let i = Math.max(0, atL - reach); i <= atL + reach; i += 1) {
    for (let j = Math.max(-middle, atA - reach); j <= Math.min(middle - 1, atA + reach); j += 1) {
      for (let k = Math.max(-middle, atB - reach); k <= Math.min(middle - 1, atB + reach); k += 1) {
        if (Math.hypot(i * step - l, j * step - a, k * step - b) <= nearness) bins.push(binOf(i, j, k));
      }
    }
  }
  return bins;
}
