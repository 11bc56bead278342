/** A group of set pixels that touch by their sides. */
export interface Component {
  label: number;
  area: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Mean column and row of its pixels. */
  centreX: number;
  centreY: number;
}

/** The components of a binary image; `labels` is 0 where no pixel is set. */
export interface Components {
  labels: Int32Array;
  list: Component[];
}

/** Groups the pixels for which `isSet` holds, by flood filling over the four neighbours. */
export function findComponents(width: number, height: number, isSet: (index: number) => boolean): Components {
  const labels = new Int32Array(width * height);
  const stack = new Int32Array(width * height);
  const list: Component[] = [];
  for (let start = 0; start < labels.length; start++) {
    if (labels[start] !== 0 || !isSet(start)) continue;
    const label = list.length + 1;
    const found: Component = { label, area: 0, left: width, top: height, right: 0, bottom: 0, centreX: 0, centreY: 0 };
    let depth = 0;
    stack[depth++] = start;
    labels[start] = label;
    while (depth > 0) {
      const index = stack[--depth] ?? 0;
      const x = index % width;
      const y = (index - x) / width;
      found.area++;
      found.centreX += x;
      found.centreY += y;
      found.left = Math.min(found.left, x);
      found.right = Math.max(found.right, x);
      found.top = Math.min(found.top, y);
      found.bottom = Math.max(found.bottom, y);
      const visit = (next: number) => {
        if (labels[next] !== 0 || !isSet(next)) return;
        labels[next] = label;
        stack[depth++] = next;
      };
      if (x > 0) visit(index - 1);
      if (x < width - 1) visit(index + 1);
      if (y > 0) visit(index - width);
      if (y < height - 1) visit(index + width);
    }
    found.centreX /= found.area;
    found.centreY /= found.area;
    list.push(found);
  }
  return { labels, list };
}
