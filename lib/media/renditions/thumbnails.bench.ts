import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { createMediaTasks, type MediaTasks } from '../tasks/create-media-tasks.ts';

const images = 24;
const size = { width: 1536, height: 1024 };
const rounds = 3;
const deadlineMs = 60_000;

/** Images like those of models: gradients, edges and grain, alternately as PNG and JPEG. */
async function writeImages(directory: string): Promise<string[]> {
  const paths: string[] = [];
  for (let image = 0; image < images; image += 1) {
    const pixels = Buffer.alloc(size.width * size.height * 3);
    for (let index = 0; index < pixels.length; index += 1) {
      const pixel = Math.floor(index / 3);
      const [x, y] = [pixel % size.width, Math.floor(pixel / size.width)];
      const grain = (Math.imul(index + image * 7919, 0x9e3779b1) >>> 24) / 16;
      pixels[index] =
        ((x * (1 + (index % 3))) / 16 + y / 6 + (((x + image * 40) >> 7) % 3 === 0 ? 60 : 0) + grain) & 255;
    }
    const path = join(directory, `${image}.${image % 2 === 0 ? 'png' : 'jpg'}`);
    await sharp(pixels, { raw: { ...size, channels: 3 } }).toFile(path);
    paths.push(path);
  }
  return paths;
}

/** Thumbnails per second as the studio makes them: content recognised, within limits, each in another process. */
async function measureOurs(tasks: MediaTasks, paths: string[], directory: string): Promise<number> {
  const startedAt = performance.now();
  await Promise.all(
    paths.map((path, index) => {
      const [outputPath, posterPath] = [join(directory, `${index}.webp`), join(directory, `${index}.poster.webp`)];
      return tasks.run({ kind: 'thumbnail', path, outputPath, posterPath }, { deadlineMs });
    }),
  );
  return paths.length / ((performance.now() - startedAt) / 1000);
}

/** Thumbnails per second of a bare loop, in a process of the same priority. */
async function measureLoop(paths: string[], directory: string): Promise<number> {
  const program = fileURLToPath(new URL('../testing/thumbnail-loop.ts', import.meta.url));
  const child = spawn(process.execPath, [program, directory, ...paths], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [milliseconds] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return paths.length / (Number(milliseconds) / 1000);
}

function middle(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The studio's thumbnails against a bare sharp loop, alternately, so that both run under the same conditions. */
export const thumbnails = {
  name: 'thumbnails',
  unit: '/s',
  goal: { atLeast: 0.85 },
  measure: async (): Promise<{ figure: number; reference: number }> => {
    const directory = await mkdtemp(join(tmpdir(), 'easel-thumbnails-bench-'));
    const tasks = createMediaTasks(2, { memoryLimitBytes: 2 ** 31 });
    try {
      const paths = await writeImages(directory);
      await measureOurs(tasks, paths.slice(0, 2), directory);
      const [figures, references]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        references.push(await measureLoop(paths, directory));
        figures.push(await measureOurs(tasks, paths, directory));
      }
      return { figure: middle(figures), reference: middle(references) };
    } finally {
      tasks.close();
      await rm(directory, { recursive: true, force: true });
    }
  },
};
