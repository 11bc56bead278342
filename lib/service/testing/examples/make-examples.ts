import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exampleInputs, exampleRequests } from '../../../client/models/examples/example-requests.ts';
import { type BuiltInRequest, recipeIds, recipeRequests } from '../../../client/models/examples/recipe-requests.ts';
import { startSheetService } from '../contact-sheet/sheet-service.ts';
import { bodyOf } from './example-body.ts';
import { joinBeside, joinImages, writeImage, writeThumbnail, writeVideo } from './write-example.ts';

// Starts the service, sends the example request of each model and those of the recipes, and writes the results to
// public/examples, small: `npm run examples`. Model ids, names of inputs and of recipes' pictures after `--` restrict it
// to these.
const folder = fileURLToPath(new URL('../../../../public/examples', import.meta.url));
const chosen = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

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
  const results = await service.generate(await bodyOf({ model: id, values }));
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

/** Writes the picture of a recipe that is not the example of a model. */
async function makeRecipe(picture: string, requests: readonly BuiltInRequest[]): Promise<void> {
  const results = [];
  for (const request of requests) results.push(...(await service.generate(await bodyOf(request))));
  await writeImage(join(folder, picture), await joinBeside(results.map(({ bytes }) => bytes)));
  say(picture);
}

const isChosen = (id: string) => chosen.length === 0 || chosen.includes(id);

try {
  for (const [name, values] of Object.entries(exampleInputs)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const [file] = await service.generate({ ...values, model: 'ig-1' });
    if (file !== undefined) await writeImage(join(folder, `input-${name}`), file.bytes);
  }
  for (const id of Object.keys(exampleRequests)) if (isChosen(id)) await make(id);
  for (const id of recipeIds) {
    const { picture, requests } = recipeRequests[id];
    if (!(picture in exampleRequests) && isChosen(picture)) await makeRecipe(picture, requests);
  }
} finally {
  await service.stop();
}
