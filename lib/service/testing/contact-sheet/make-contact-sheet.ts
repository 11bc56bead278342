import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { extensionOf } from '../../../media/extension-of.ts';
import { makeTone } from '../../../media/testing/make-tone.ts';
import { drawOverview, type SheetTile } from './draw-overview.ts';
import { drawTile } from './draw-tile.ts';
import { sheetPage, type PageEntry } from './sheet-page.ts';
import { referenceBodies, sheetRequests, type References, type SheetRequest } from './sheet-requests.ts';
import { startSheetService, type SheetFile, type SheetService } from './sheet-service.ts';
import { removeFolder } from '../../../setup/test/remove-folder.ts';

// Starts the service, renders sample requests with every model and writes the results to a folder: `npm run
// contact-sheet`. Model ids after `--` restrict it to these models.
const folder = fileURLToPath(new URL('../../../../contact-sheet', import.meta.url));
const chosen = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

const addressOf = ({ contentType, bytes }: SheetFile) => `data:${contentType};base64,${bytes.toString('base64')}`;

async function makeReferences(service: SheetService): Promise<References> {
  const made = await Promise.all(
    Object.entries(referenceBodies).map(async ([name, body]) => {
      const [file] = await service.generate(body);
      if (file === undefined) throw new Error(`no reference ${name}`);
      return [name, addressOf(file)] as const;
    }),
  );
  const tone = addressOf({ contentType: 'audio/wav', bytes: makeTone(660, 2) });
  return { ...(Object.fromEntries(made) as Omit<References, 'tone'>), tone };
}

async function writeResult(
  { model, title, body }: SheetRequest,
  files: SheetFile[],
): Promise<[PageEntry, SheetTile][]> {
  return Promise.all(
    files.map(async ({ contentType, bytes }, index): Promise<[PageEntry, SheetTile]> => {
      const name = `${model}-${title.replaceAll(/\W+/g, '-')}-${index + 1}.${extensionOf(contentType)}`;
      const path = join(folder, name);
      await writeFile(path, bytes);
      const label = `${model}: ${title}`;
      const prompt = typeof body['prompt'] === 'string' ? body['prompt'] : '';
      return [
        { label, file: name, contentType, prompt },
        { label, tile: await drawTile(path, contentType) },
      ];
    }),
  );
}

await removeFolder(folder);
await mkdir(folder, { recursive: true });
const service = await startSheetService();
const failures: string[] = [];
try {
  const requests = sheetRequests(await makeReferences(service)).filter(
    ({ model }) => chosen.length === 0 || chosen.includes(model),
  );
  const made = await Promise.all(
    requests.map(async (request) => {
      const startedAt = performance.now();
      try {
        const files = await service.generate({ model: request.model, ...request.body });
        say(`${request.model}: ${request.title} (${((performance.now() - startedAt) / 1000).toFixed(0)} s)`);
        return { request, files };
      } catch (error) {
        failures.push(`${request.model}: ${request.title}: ${String(error)}`);
        return { request, files: [] };
      }
    }),
  );
  const entries: [PageEntry, SheetTile][] = [];
  for (const { request, files } of made) entries.push(...(await writeResult(request, files)));
  await writeFile(join(folder, 'overview.jpg'), await drawOverview(entries.map(([, tile]) => tile)));
  await writeFile(
    join(folder, 'index.html'),
    sheetPage(
      entries.map(([entry]) => entry),
      failures,
    ),
  );
} finally {
  await service.stop();
}
for (const failure of failures) say(`FAILED ${failure}`);
say(`The contact sheet is ready: ${join(folder, 'index.html')}`);
process.exitCode = failures.length === 0 ? 0 : 1;
