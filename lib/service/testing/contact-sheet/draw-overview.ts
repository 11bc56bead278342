import { createCanvas, loadImage } from '@napi-rs/canvas';

/** One result on the sheet. */
export interface SheetTile {
  /** Model and title. */
  label: string;
  /** A JPEG. */
  tile: Buffer;
}

const columns = 6;
const cell = { width: 490, height: 420, label: 28 };

/** Draws all results on one image, as a JPEG. */
export async function drawOverview(tiles: SheetTile[]): Promise<Buffer> {
  const rows = Math.ceil(tiles.length / columns);
  const canvas = createCanvas(columns * cell.width, rows * cell.height);
  const brush = canvas.getContext('2d');
  brush.fillStyle = '#1b1b1b';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.font = '16px sans-serif';
  for (const [index, { label, tile }] of tiles.entries()) {
    const left = (index % columns) * cell.width;
    const top = Math.floor(index / columns) * cell.height;
    const image = await loadImage(tile);
    const room = { width: cell.width - 12, height: cell.height - cell.label - 10 };
    const scale = Math.min(1, room.width / image.width, room.height / image.height);
    brush.drawImage(image, left + 6, top + cell.label, image.width * scale, image.height * scale);
    brush.fillStyle = '#e8e8e8';
    brush.fillText(label, left + 8, top + 19);
  }
  return canvas.toBuffer('image/jpeg', 85);
}
