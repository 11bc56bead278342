import { boxColour } from './box-colours';

const edge = '0 0 0 1px rgb(255 255 255 / 0.85), inset 0 0 0 1px rgb(255 255 255 / 0.85)';

/** How the frame of a box looks, readable on any image: its colour between two white lines. */
export function outlineStyle(index: number, fillPercent: number) {
  const colour = boxColour(index);
  return {
    borderColor: colour,
    background: `color-mix(in srgb, ${colour} ${fillPercent}%, transparent)`,
    boxShadow: edge,
  };
}

/** The number and the description of a box, in its corner. */
export function BoxLabel({ index, text }: { index: number; text: string }) {
  return (
    <span
      className="pointer-events-none absolute top-0 left-0 flex max-w-full items-center gap-1 overflow-hidden rounded-br-[4px] px-1.5 py-0.5 text-sm leading-tight font-medium text-white"
      style={{ background: boxColour(index) }}
    >
      <span className="tabular-nums">{index + 1}</span>
      {text.trim() !== '' && <span className="truncate">{text.trim()}</span>}
    </span>
  );
}
