import { mkdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exampleInputs, exampleRequests } from '../../../client/models/examples/example-requests.ts';
import { startSheetService } from '../contact-sheet/sheet-service.ts';
import { joinImages, writeImage, writeThumbnail, writeVideo } from './write-example.ts';

// Starts the service, sends the example request of each model and writes the results to public/examples, small:
// `npm run examples`. Model ids and names of inputs after `--` restrict it to these.
const folder = fileURLToPath(new URL('../../../../public/examples', import.meta.url));
const chosen = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);
const contentTypes: Record<string, string> = { '.webp': 'image/webp', '.mp4': 'video/mp4' };

/** A value of a request, with the example files that it names as data URIs. */
async function withFiles(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(withFiles));
  if (typeof value !== 'string' || !value.startsWith('/examples/')) return value;
  const bytes = await readFile(join(folder, basename(value)));
  return `data:${contentTypes[extname(value)]};base64,${bytes.toString('base64')}`;
}

/** The models whose examples a request is made from. */
function ingredients(values: object): string[] {
  return Object.values(values)
    .flat()
    .flatMap((value: unknown) =>
      typeof value === 'string' ? (/^\/examples\/(\w+-\d+)\./.exec(value)?.[1] ?? []) : [],
    );
}

await mkdir(folder, { recursive: true });
const service = await startSheetService();
const made = new Map<string, Promise<void>>();

function make(id: string): Promise<void> {
  const begun = made.get(id) ?? makeExample(id);
  made.set(id, begun);
  return begun;
}

async function makeExample(id: string): Promise<void> {
  const values = exampleRequests[id]?.values ?? {};
  for (const other of ingredients(values)) if (isChosen(other)) await make(other);
  const body = Object.fromEntries(
    await Promise.all(Object.entries(values).map(async ([name, value]) => [name, await withFiles(value)] as const)),
  );
  const results = await service.generate({ ...body, model: id });
  const place = join(folder, id);
  const [first] = results;
  const shown =
    first?.contentType.startsWith('video/') === true
      ? await writeVideo(place, first.bytes)
      : await joinImages(results.map(({ bytes }) => bytes));
  await writeImage(place, shown);
  await writeThumbnail(place, shown);
  say(id);
}

const isChosen = (id: string) => chosen.length === 0 || chosen.includes(id);

try {
  for (const [name, values] of Object.entries(exampleInputs)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const [file] = await service.generate({ ...values, model: 'ig-1' });
    if (file !== undefined) await writeImage(join(folder, `input-${name}`), file.bytes);
  }
  for (const id of Object.keys(exampleRequests)) if (isChosen(id)) await make(id);
} finally {
  await service.stop();
}
