import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { media } from '../../../database/studio-tables.ts';
import type { RunMediaTask } from '../../../media/tasks/create-media-tasks.ts';
import { putUpload } from '../../testing/put-into-library.ts';
import { startTestStudio, type TestStudio } from '../../testing/start-test-studio.ts';
import { createCleanCopies } from './create-clean-copies.ts';

let test: TestStudio;
beforeAll(async () => {
  test = await startTestStudio();
});
afterAll(() => test.close());

/** The rows of new images. */
async function images(...colours: string[]) {
  const ids: string[] = [];
  for (const colour of colours) ids.push(await putUpload(test.studio, colour));
  return test.studio.context.database.select().from(media).where(inArray(media.id, ids));
}

/** Copies of files, and how they are made. */
function watched() {
  const made = { atOnce: 0, most: 0, count: 0 };
  const runMediaTask: RunMediaTask = async (task, options) => {
    made.count += 1;
    made.atOnce += 1;
    made.most = Math.max(made.most, made.atOnce);
    return test.studio.context.runMediaTask(task, options).finally(() => (made.atOnce -= 1));
  };
  return { made, copyOf: createCleanCopies({ ...test.studio.context, runMediaTask }) };
}

describe('createCleanCopies', () => {
  it('makes one copy of a file after another, and each once', async () => {
    const rows = await images('teal', 'plum', 'navy');
    const { made, copyOf } = watched();
    const copies = await Promise.all([...rows, ...rows].map(copyOf));
    expect(new Set(copies.map(({ key }) => key)).size).toBe(3);
    expect(made).toEqual({ atOnce: 0, most: 1, count: 3 });
    await Promise.all(rows.map(copyOf));
    expect(made.count).toBe(3);
  });

  it('makes the next copy after one that failed, and tries that one again', async () => {
    const rows = await images('olive', 'gold');
    const { made, copyOf } = watched();
    const [lost, kept] = rows;
    if (lost === undefined || kept === undefined) throw new Error('There are no images.');
    const gone = { ...lost, storageKey: `media/xx/${randomUUID()}.png` };
    const results = await Promise.allSettled([copyOf(gone), copyOf(kept)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(await copyOf(lost)).toMatchObject({ key: expect.stringContaining('.clean-') as unknown });
    expect(made.atOnce).toBe(0);
  });

  it('stores no copy of a file that is removed meanwhile', async () => {
    const [row] = await images('coral');
    if (row === undefined) throw new Error('There is no image.');
    const { storage } = test.studio.context;
    const runMediaTask: RunMediaTask = async (task, options) => {
      const facts = await test.studio.context.runMediaTask(task, options);
      await test.studio.media.remove([row.id]);
      return facts;
    };
    const { key } = await createCleanCopies({ ...test.studio.context, runMediaTask })(row);
    await expect(storage.size(key)).rejects.toMatchObject({ code: 'resource_not_found' });
  });
});
