import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { fontFamily } from '../../fonts.ts';
import { isRightToLeft, languageOf, type TextLanguage } from '../../type/text-language.ts';
import { widestUnit, wrapLines } from '../../type/wrap-lines.ts';
import { oklabOfRgb } from '../../colour/oklab.ts';
import { createPlane, type Image } from '../pixels/image.ts';
import { blendByMask } from './combine.ts';
import type { EditOperation, Rgb } from './edit-operation.ts';

type Lettering = Extract<EditOperation, { name: 'lettering' }>;

/** Line heights in ems: marks above and below letters need more space. */
const lineHeights: Partial<Record<TextLanguage, number>> = { ar: 1.36, hi: 1.36, th: 1.5 };

/** Sets text on the image. Without a requested colour it is white or near-black, whichever is more readable there. */
export function addLettering(image: Image, lettering: Lettering): Image {
  const { width, height } = image;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const language = languageOf(lettering.text);
  const lineHeight = lineHeights[language] ?? 1.18;
  context.lang = language;
  context.direction = isRightToLeft(lettering.text) ? 'rtl' : 'ltr';
  const margin = Math.min(width, height) * 0.06;
  const room = { width: width - 2 * margin, height: height - 2 * margin, side: Math.min(width, height), lineHeight };
  const { lines, size } = fit(context, lettering, language, room);
  const block = lines.length * size * lineHeight;
  const top = { top: margin, centre: (height - block) / 2, bottom: height - margin - block }[lettering.down];
  const x = { left: margin, centre: width / 2, right: width - margin }[lettering.across];
  context.textAlign = lettering.across === 'centre' ? 'center' : lettering.across;
  context.textBaseline = 'alphabetic';
  const rgb = lettering.rgb ?? readableOn(image, top, block);
  const draw = (colour: string) => {
    context.fillStyle = colour;
    for (const [number, line] of lines.entries()) context.fillText(line, x, top + size * (0.95 + number * lineHeight));
  };
  const isLight = oklabOfRgb(...rgb).l > 0.6;
  context.shadowColor = isLight ? 'rgba(0,0,0,0.5)' : 'rgba(255,255,255,0.4)';
  context.shadowBlur = size * 0.16;
  draw(`rgb(${rgb.join(',')})`);
  context.shadowColor = 'transparent';
  draw(`rgb(${rgb.join(',')})`);
  const data = context.getImageData(0, 0, width, height).data;
  const mask = createPlane(width, height);
  for (let index = 0; index < mask.values.length; index++) {
    mask.values[index] = (data[index * 4 + 3] ?? 0) / 255;
    data[index * 4 + 3] = 255;
  }
  return blendByMask(image, { width, height, pixels: data, hasAlpha: false }, mask);
}

/** Breaks the text into lines and finds the largest size, at most the requested one, at which it fits. */
function fit(
  context: SKRSContext2D,
  { text, size: requested, face, isBold }: Lettering,
  language: TextLanguage,
  { width, height, side, lineHeight }: { width: number; height: number; side: number; lineHeight: number },
): { lines: string[]; size: number } {
  const family = fontFamily(face, text);
  const widthOf = (line: string): number => context.measureText(line).width;
  let size = Math.max(6, requested * side);
  for (;;) {
    context.font = `${isBold ? 700 : 500} ${size}px ${family}`;
    const lines = wrapLines(text, language, width, widthOf);
    const fits = widestUnit(text, language, widthOf) <= width && lines.length * size * lineHeight <= height;
    if (fits || size <= 6) return { lines, size };
    size *= 0.92;
  }
}

function readableOn(image: Image, top: number, block: number): Rgb {
  let sum = 0;
  let count = 0;
  const first = Math.max(0, Math.floor(top));
  const last = Math.min(image.height - 1, Math.ceil(top + block));
  for (let y = first; y <= last; y += 3) {
    for (let x = 0; x < image.width; x += 7) {
      const pixel = (y * image.width + x) * 4;
      sum += oklabOfRgb(image.pixels[pixel] ?? 0, image.pixels[pixel + 1] ?? 0, image.pixels[pixel + 2] ?? 0).l;
      count++;
    }
  }
  return sum / Math.max(1, count) > 0.72 ? [24, 24, 28] : [255, 255, 255];
}
