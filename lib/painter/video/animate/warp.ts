import type { CameraPose } from './camera-path.ts';
import type { Field } from './estimate-depth.ts';
import type { MovingImage } from './moving-image.ts';

/** Frame pixels between two points at which the camera's view is computed; between them it is interpolated linearly. */
const cell = 16;

/** Displaces points of the image in addition to the camera: in shares of the frame, by position and depth. */
export type Displace = (across: number, down: number) => readonly [number, number];

/** Value of a field between its pixels, at shares of its width and height. */
export function fieldAt(field: Field, across: number, down: number): number {
  const { width, height, values } = field;
  const x = Math.min(width - 1.001, Math.max(0, across * width - 0.5));
  const y = Math.min(height - 1.001, Math.max(0, down * height - 0.5));
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [shareX, shareY] = [x - column, y - row];
  const at = (dx: number, dy: number) => values[(row + dy) * width + column + dx] ?? 0;
  const upper = at(0, 0) + (at(1, 0) - at(0, 0)) * shareX;
  const lower = at(0, 1) + (at(1, 1) - at(0, 1)) * shareX;
  return upper + (lower - upper) * shareY;
}

/** Draws an image as a camera sees it, into one buffer of RGBA words that each call overwrites. */
export function createWarp(image: MovingImage): (pose: CameraPose, displace: Displace) => Uint32Array {
  const { width, height } = image;
  const columns = Math.ceil(width / cell) + 1;
  const rows = Math.ceil(height / cell) + 1;
  const sourceX = new Float64Array(columns * rows);
  const sourceY = new Float64Array(columns * rows);
  const frame = new Uint32Array(width * height);

  function look(pose: CameraPose, displace: Displace): void {
    const [cosine, sine] = [Math.cos(pose.roll), Math.sin(pose.roll)];
    const aspect = width / height;
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        // The view maps from the frame into the image: centre, rotation, zoom, then the shift by depth.
        const seenX = (column * cell) / width - 0.5;
        const seenY = (row * cell) / height - 0.5;
        const turnedX = seenX * cosine - (seenY / aspect) * sine;
        const turnedY = seenY * cosine + seenX * aspect * sine;
        const across = 0.5 + pose.x + turnedX / pose.zoom;
        const down = 0.5 + pose.y + turnedY / pose.zoom;
        const near = fieldAt(image.depth, across, down) - 0.5;
        const closer = 1 + (pose.zoom - 1) * 0.7 * near;
        const [addX, addY] = displace(across, down);
        const finalX = 0.5 + (across - 0.5) / closer + pose.parallaxX * near + addX;
        const finalY = 0.5 + (down - 0.5) / closer + pose.parallaxY * near + addY;
        const point = row * columns + column;
        // Half a stored pixel back: samples are at the centres of pixels.
        sourceX[point] = image.left + finalX * width * image.scale - 0.5;
        sourceY[point] = image.top + finalY * height * image.scale - 0.5;
      }
    }
  }

  return (pose, displace) => {
    look(pose, displace);
    drawCells(image, { frame, columns, sourceX, sourceY });
    return frame;
  };
}

interface Mesh {
  frame: Uint32Array;
  columns: number;
  sourceX: Float64Array;
  sourceY: Float64Array;
}

/**
 * Fills the frame from the mesh: bilinear in position and in colour. Two channels are mixed at once in one 32-bit word
 * (SIMD within a register); weights have eight bits.
 */
function drawCells(image: MovingImage, mesh: Mesh): void {
  const { width, height, pixels, stride } = image;
  const { frame, columns, sourceX, sourceY } = mesh;
  const lastColumn = (stride - 2) * 65_536;
  const lastRow = (image.rows - 2) * 65_536;
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / cell);
    const shareY = (y + 0.5 - row * cell) / cell;
    for (let start = 0; start < width; start += cell) {
      const point = row * columns + start / cell;
      const under = point + columns;
      const mix = (values: Float64Array, at: number, below: number) => {
        const upper = values[at] as number;
        return upper + ((values[below] as number) - upper) * shareY;
      };
      const leftX = mix(sourceX, point, under);
      const leftY = mix(sourceY, point, under);
      const stepX = (mix(sourceX, point + 1, under + 1) - leftX) / cell;
      const stepY = (mix(sourceY, point + 1, under + 1) - leftY) / cell;
      const end = Math.min(start + cell, width);
      for (let x = start; x < end; x += 1) {
        const along = x + 0.5 - start;
        let u = ((leftX + stepX * along) * 65_536) | 0;
        let v = ((leftY + stepY * along) * 65_536) | 0;
        u = u < 0 ? 0 : u > lastColumn ? lastColumn : u;
        v = v < 0 ? 0 : v > lastRow ? lastRow : v;
        const index = (v >> 16) * stride + (u >> 16);
        const shareU = (u >> 8) & 255;
        const shareV = (v >> 8) & 255;
        const a = pixels[index] as number;
        const b = pixels[index + 1] as number;
        const c = pixels[index + stride] as number;
        const d = pixels[index + stride + 1] as number;
        const redBlueA = a & 0xff00ff;
        const redBlueC = c & 0xff00ff;
        const upperRedBlue = (redBlueA + (Math.imul((b & 0xff00ff) - redBlueA, shareU) >> 8)) & 0xff00ff;
        const lowerRedBlue = (redBlueC + (Math.imul((d & 0xff00ff) - redBlueC, shareU) >> 8)) & 0xff00ff;
        const greenA = (a >>> 8) & 0xff;
        const greenC = (c >>> 8) & 0xff;
        const upperGreen = greenA + (((((b >>> 8) & 0xff) - greenA) * shareU) >> 8);
        const lowerGreen = greenC + (((((d >>> 8) & 0xff) - greenC) * shareU) >> 8);
        const redBlue = (upperRedBlue + (Math.imul(lowerRedBlue - upperRedBlue, shareV) >> 8)) & 0xff00ff;
        const green = upperGreen + (((lowerGreen - upperGreen) * shareV) >> 8);
        frame[y * width + x] = 0xff000000 | redBlue | (green << 8);
      }
    }
  }
}
