import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

// The baseline for thumbnails: `node thumbnail-loop.ts <folder> <images…>` prints how many milliseconds they took.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const [directory = '', ...paths] = process.argv.slice(2);
const make = (path: string, index: number) =>
  sharp(path)
    .resize(512, 512, { fit: 'inside' })
    .webp({ quality: 80 })
    .toFile(join(directory, `${index}.reference.webp`));

// Loads everything that the first use would load.
for (const path of paths.slice(0, 2)) await make(path, 0);
const startedAt = performance.now();
for (const [index, path] of paths.entries()) await make(path, index);
process.stdout.write(String(performance.now() - startedAt));
