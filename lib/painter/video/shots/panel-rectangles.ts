interface Size {
  width: number;
  height: number;
}

/** A panel's area in a frame, in pixels. */
export interface PanelRectangle extends Size {
  left: number;
  top: number;
}

/** How well a grid preserves the proportions of images: the mean share of each that remains. */
function fitOf(images: readonly Size[], cells: readonly Size[]): number {
  const shares = images.map((image, index) => {
    const cell = cells[index] ?? image;
    const ratio = (image.width * cell.height) / (image.height * cell.width);
    return Math.min(ratio, 1 / ratio);
  });
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

function layOut(counts: readonly number[], frame: Size): PanelRectangle[] {
  const gap = Math.max(2, Math.round(Math.min(frame.width, frame.height) * 0.008));
  const edge = (index: number, count: number, length: number) => Math.round((index * (length + gap)) / count);
  return counts.flatMap((count, row) => {
    const top = edge(row, counts.length, frame.height);
    const bottom = edge(row + 1, counts.length, frame.height) - gap;
    return Array.from({ length: count }, (_, column) => {
      const left = edge(column, count, frame.width);
      return { left, top, width: edge(column + 1, count, frame.width) - gap - left, height: bottom - top };
    });
  });
}

/** Divides images into rows as evenly as possible, the longer rows last. */
function rowsOf(images: number, rows: number): number[] {
  return Array.from(
    { length: rows },
    (_, row) => Math.floor((images * (row + 1)) / rows) - Math.floor((images * row) / rows),
  );
}

/** Areas for some images in a frame, in reading order: in the rows that crop them least, with a narrow gap between. */
export function panelRectangles(images: readonly Size[], frame: Size): PanelRectangle[] {
  const layouts = Array.from({ length: images.length }, (_, rows) => layOut(rowsOf(images.length, rows + 1), frame));
  return layouts.reduce((best, each) => (fitOf(images, each) > fitOf(images, best) ? each : best));
}
