import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { EaselError, isEaselError } from '../../../contract/error.ts';
import { readablePrompt } from '../../../contract/prompt/readable-prompt.ts';
import { nameByPattern } from '../../../contract/studio/file-name-pattern.ts';
import { sheetOptionsSchema } from '../../../contract/studio/sheet-options.ts';
import { sweepSides } from '../../../contract/studio/sweep-limits.ts';
import { sheetGeometry } from '../../../contract/studio/sweep-sheet.ts';
import type { Sweep } from '../../../contract/studio/sweep.ts';
import { contentDisposition } from '../../../http/content-disposition.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import type { MediaRow } from '../../library/files/media-rows.ts';
import { safeName } from '../../library/files/safe-name.ts';
import { localFile } from '../../library/files/with-original.ts';
import { readSweep } from '../sweep-rows.ts';
import { readCells, type SheetCell } from './read-cells.ts';
import { sheetTexts } from './texts.ts';

const deadlineMs = 3 * 60_000;
/** The box of results whose size is not known. */
const usualResult = { width: 1024, height: 1024 };

/**
 * Responds with the grid of a sweep as one labelled image: videos by their posters, a cell without a result by what
 * became of it.
 *
 * @param parameters as in `sheetOptionsSchema`
 * @throws EaselError `resource_not_found`; `invalid_params` for unknown options
 */
export async function serveSheet(context: StudioContext, id: string, request: Request): Promise<Response> {
  const { signal } = request;
  const options = sheetOptionsSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!options.success) {
    const [issue] = options.error.issues;
    throw new EaselError('invalid_params', `This sheet is not possible: ${issue?.path.join('.')}: ${issue?.message}.`);
  }
  const { format, size, name, language } = options.data;
  const texts = sheetTexts[language];
  const sweep = await readSweep(context.database, id);
  const cells = await readCells(context.database, sweep);
  const geometry = sheetGeometry({
    ...sweepSides(sweep),
    hasDown: sweep.down !== null,
    result: largestOf(cells),
    size,
  });
  const { title, across, down } = sweep;
  const facts = factsOf(sweep, cells);
  const contentType = `image/${format}`;
  const headers = {
    'Content-Type': contentType,
    'Content-Disposition': contentDisposition('attachment', sheetName(name, title, facts, contentType)),
    'Cache-Control': 'private, no-store',
  };
  // Its length is known only once it is drawn.
  if (request.method === 'HEAD') return new Response(null, { headers });
  const directory = await mkdtemp(join(context.temporaryDirectory, 'sheet-'));
  const remove = () => rm(directory, { recursive: true, force: true });
  try {
    const outputPath = join(directory, 'sheet');
    const drawn = [];
    for (const [index, cell] of cells.entries()) {
      const path = await pathOf(context, cell?.file ?? null, join(directory, `cell-${index}`), signal);
      drawn.push({ path, text: texts[cell?.lack ?? 'missing'] });
    }
    const subtitle = [facts.model, facts.seed === null ? null : `${texts.seed} ${facts.seed}`, facts.prompt]
      .filter((fact) => fact !== null)
      .join(' · ');
    await context.runMediaTask(
      { kind: 'sheet', outputPath, format, title, subtitle, across, down, cells: drawn, geometry },
      { deadlineMs, signal },
    );
    const { size: bytes } = await stat(outputPath);
    const stream = createReadStream(outputPath);
    stream.once('close', () => void remove());
    return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, {
      headers: { ...headers, 'Content-Length': String(bytes) },
    });
  } catch (error) {
    await remove();
    throw error;
  }
}

function largestOf(cells: readonly (SheetCell | null)[]): { width: number; height: number } {
  const sizes = cells.flatMap((cell) => {
    const { width = null, height = null } = cell?.file ?? {};
    return width === null || height === null ? [] : { width, height };
  });
  if (sizes.length === 0) return usualResult;
  return {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  };
}

/** The local path of the image that shows a file; null where there is none, or the storage has lost it. */
async function pathOf(
  context: StudioContext,
  file: MediaRow | null,
  copyPath: string,
  signal: AbortSignal,
): Promise<string | null> {
  const key = file?.kind === 'image' ? file.storageKey : (file?.posterKey ?? file?.thumbnailKey ?? null);
  if (key === null) return null;
  try {
    return await localFile(context, key, copyPath, signal);
  } catch (error) {
    if (isEaselError(error) && error.code === 'resource_not_found') return null;
    throw error;
  }
}

/** What all cells have in common. */
function factsOf({ createdAt }: Sweep, cells: readonly (SheetCell | null)[]) {
  const common = (pick: (cell: SheetCell) => string | null) => {
    const [one, ...others] = new Set(cells.flatMap((cell) => (cell === null ? [] : pick(cell))));
    return one === undefined || others.length > 0 ? null : one;
  };
  return {
    model: common(({ job }) => job.modelName ?? job.model),
    seed: common(({ job }) => job.seed),
    prompt: common(({ job }) => (job.prompt === null ? '' : readablePrompt(job.prompt))) || null,
    date: createdAt.slice(0, 10),
  };
}

function sheetName(
  pattern: string | null,
  title: string,
  facts: ReturnType<typeof factsOf>,
  contentType: string,
): string {
  const name =
    pattern === null || pattern.trim() === ''
      ? [title, facts.prompt].filter((part) => part !== null).join(' ')
      : nameByPattern(pattern, {
          ...facts,
          prompt: plain(facts.prompt ?? title),
          model: plain(facts.model),
          number: '1',
        });
  return safeName(`${plain(name) || title}.x`, contentType);
}

/** A text on one line that cuts no path. */
function plain(text: string | null): string | null {
  return text === null ? null : text.replaceAll(/[\s/\\]+/g, ' ').trim();
}
