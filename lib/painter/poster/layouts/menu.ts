import { css } from '../../colour/oklch.ts';
import { setParagraph, type TypeBlock } from '../../type/set-block.ts';
import { addGrain } from '../ornaments/paper-grain.ts';
import { paintDivider, paintDoubleFrame } from '../ornaments/rules.ts';
import { printBlock } from '../sheet/print-block.ts';
import { faceOn, type Layout, type Sheet } from '../sheet/sheet.ts';
import { printColumn, setColumn } from '../sheet/type-column.ts';

interface Dish {
  name: TypeBlock;
  price: TypeBlock | null;
}

const priced = /^(.*?)[\s.…–—:-]*((?:[€$£¥₹₩₽₪฿]\s?)?\d+(?:[.,]\d{1,2})?\s?(?:[€$£¥₹₩₽₪฿元円원]|kr|zł)?)$/u;

/** From the top of capitals to the last baseline, whatever the letters, so that all lines are evenly spaced. */
const depthOf = ({ size, lines, lineHeight }: TypeBlock): number => size * 0.68 + lineHeight * (lines.length - 1);

/** Dishes and their prices, each on a line, as large as fits. */
function setDishes(sheet: Sheet, lines: readonly string[], width: number, height: number): Dish[] {
  const set = (text: string, share: number, largest: number): TypeBlock =>
    setParagraph(sheet.measuring, text, faceOn(sheet, 'subline', text), { width: width * share, height, largest });
  for (let size = sheet.unit * 0.052; ; size *= 0.94) {
    const dishes = lines.map((line): Dish => {
      const match = priced.exec(line);
      const words = match?.[1]?.trim() ?? '';
      if (words === '') return { name: set(line, 1, size), price: null };
      return { name: set(words, 0.76, size), price: set(match?.[2] ?? '', 0.2, size) };
    });
    const tall = dishes.reduce((sum, { name }) => sum + name.height + size * 1.15, 0);
    if (tall <= height || size < 8) return dishes;
  }
}

/** A heading, a line under it, and dishes with dots to their prices. */
export const menu: Layout = (sheet) => {
  const { width, height, unit, margin, plan } = sheet;
  const { palette } = plan;
  const { headline, subline, captions } = plan.texts;
  const isListed = captions.length > 0 || (subline !== null && priced.test(subline));
  const lines = isListed ? [...(subline !== null && priced.test(subline) ? [subline] : []), ...captions] : [];
  const motto = subline !== null && !lines.includes(subline) ? subline : null;
  const inner = width - margin * 4;
  const head = setColumn(
    sheet,
    { headline, subline: motto },
    { width: inner, height: height * 0.3, headline: 0.14, subline: 0.036 },
  );
  const between = unit * 0.11;
  const room = height - margin * 4.2 - head.height - between;
  const dishes = setDishes(sheet, lines, inner, room);
  const tall = dishes.reduce((sum, { name }) => sum + depthOf(name), 0);
  const gap = Math.min((room - tall) / Math.max(1, dishes.length), unit * 0.09);
  const list = tall + gap * Math.max(0, dishes.length - 1);
  const headTop =
    (height - head.height - (lines.length === 0 ? 0 : between + list)) * (lines.length === 0 ? 0.5 : 0.44);
  const listTop = headTop + head.height + between;
  return {
    sceneSize: null,
    paintGround: (context) => {
      context.fillStyle = css(palette.paper);
      context.fillRect(0, 0, width, height);
      addGrain(context, 2 + 4 * sheet.detail, plan.seed);
      const inset = margin * 0.8;
      const frame = { x: inset, y: inset, width: width - inset * 2, height: height - inset * 2 };
      if (!plan.isMinimal) paintDoubleFrame(context, frame, palette.accent, unit * 0.0026);
      paintDivider(context, width / 2, headTop + head.height + unit * 0.05, unit * 0.32, palette.accent, unit * 0.0032);
    },
    setType: (context) => {
      const inks = { headline: [palette.ink], rest: [palette.accent, palette.ink] };
      const contrasts = printColumn(context, head, { x: margin * 2, y: headTop, width: inner, align: 'center' }, inks);
      let y = listTop;
      for (const { name, price } of dishes) {
        const isMirrored = name.face.isRightToLeft;
        const [start, end] = isMirrored ? [margin * 2 + inner, margin * 2] : [margin * 2, margin * 2 + inner];
        const align = price === null ? 'center' : isMirrored ? 'right' : 'left';
        const base = y + depthOf(name);
        const x = price === null ? width / 2 : start;
        contrasts.push(
          printBlock(context, name, { x, y: base - name.ascent - name.lineHeight * (name.lines.length - 1), align }, [
            palette.ink,
          ]),
        );
        if (price !== null) {
          const place = { x: end, y: base - price.ascent, align: isMirrored ? ('left' as const) : ('right' as const) };
          contrasts.push(printBlock(context, price, place, [palette.accent, palette.ink]));
          const [from, to] = isMirrored
            ? [end + price.width, start - name.width]
            : [start + name.width, end - price.width];
          context.fillStyle = css(palette.ink, 0.45);
          for (let dot = from + unit * 0.016; dot < to - unit * 0.012; dot += unit * 0.012) {
            context.fillRect(dot, base - unit * 0.003, unit * 0.003, unit * 0.003);
          }
        }
        y = base + gap;
      }
      return contrasts;
    },
  };
};
