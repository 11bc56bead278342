import { randomUUID } from 'node:crypto';
import { storyboardTakes } from '../../database/studio-storyboard-tables.ts';
import type { Caller } from '../context/caller.ts';
import { putUpload } from './put-into-library.ts';
import { testHost } from './route-files.ts';
import type { TestStudio } from './start-test-studio.ts';

/** A thing of somebody: the parameters of its address, and a body that suits every request that changes it. */
export interface Thing {
  values: Record<string, string>;
  body?: unknown;
}

const request = () => ({ model: 'm', prompt: randomUUID() });

/** Makes things of a person, a new one at each call. */
export function thingsOf(test: TestStudio, owner: Caller): Record<string, () => Promise<Thing>> {
  const { studio } = test;
  const own = studio.for(owner);
  const content = { name: '', model: null, imageModel: null, settings: {}, references: [], shots: [] };
  let colours = 0;

  const item = async (): Promise<Thing> => {
    colours += 1;
    const colour = `#${String(colours).padStart(6, '0')}`;
    return { values: { id: await putUpload(studio, colour, 'a.png', owner.personId) }, body: { timeSeconds: 0 } };
  };
  const selection = async () => ({ ids: [(await item()).values['id']] });
  const board = async (): Promise<Thing> => {
    const { id } = await own.library.createBoard({ name: 'Board' });
    return { values: { id }, body: { name: 'Other' } };
  };
  const onBoard = async () => {
    const ids = await selection();
    const { values } = await board();
    const id = values['id'] ?? '';
    await own.library.change({ selection: ids, change: { do: 'add_to_board', board: id } });
    return { values: { id, itemId: ids.ids[0] ?? '' } };
  };
  const folder = async (): Promise<Thing> => {
    const { id } = await own.library.createFolder({ name: 'Folder' });
    return { values: { id }, body: { name: 'Other' } };
  };
  const storyboard = async (): Promise<Thing> => {
    const id = randomUUID();
    await own.storyboards.save(id, { revision: 0, content });
    const body = { revision: 1, content, takes: [], id: randomUUID() };
    return { values: { id, exportId: randomUUID() }, body };
  };

  return {
    item,
    board,
    folder,
    storyboard,
    async job() {
      const options = { ownerId: owner.personId, isHeld: true };
      const { jobId } = await studio.submitter.submit(request(), randomUUID(), options);
      return { values: { id: jobId }, body: { request: request(), generationId: null } };
    },
    async generation() {
      const { jobId } = await studio.submitter.submit(request(), randomUUID(), { ownerId: owner.personId });
      const { generationId } = await test.jobAs(jobId, 'queued');
      return { values: { generationId: generationId ?? '' } };
    },
    async batch() {
      const batchId = randomUUID();
      await studio.submitter.submit(request(), randomUUID(), { ownerId: owner.personId, batchId });
      return { values: { id: batchId } };
    },
    async sweep() {
      const id = randomUUID();
      const axis = { label: 'Steps', values: ['8', '30'] };
      await own.sweeps.start({ id, across: axis, down: null, requests: [request(), request()] });
      return { values: { id } };
    },
    async comment() {
      const { values } = await onBoard();
      const commentId = randomUUID();
      const body = { text: 'Warmer, please.' };
      await own.library.reviews.comment(values.id, values.itemId, commentId, body.text);
      return { values: { ...values, commentId }, body };
    },
    verdict: async () => ({ values: (await onBoard()).values, body: { verdict: 'yes' } }),
    async sharing() {
      const { values } = await board();
      return { values, body: { everyone: null, members: [] } };
    },
    async link() {
      const { values } = await board();
      const body = { label: 'Client', expiresInDays: 7, hasDownloads: false };
      const { id } = await own.library.createLink(values['id'] ?? '', body);
      return { values: { ...values, linkId: id }, body };
    },
    async deletedBoard() {
      const thing = await board();
      await own.library.deleteBoard(thing.values['id'] ?? '');
      return thing;
    },
    async deletedFolder() {
      const thing = await folder();
      await own.library.deleteFolder(thing.values['id'] ?? '');
      return thing;
    },
    async deletedStoryboard() {
      const thing = await storyboard();
      await own.storyboards.remove(thing.values['id'] ?? '');
      return thing;
    },
    async take() {
      const { values } = await storyboard();
      const take = { id: randomUUID(), storyboardId: values['id'] ?? '', ownerId: owner.personId };
      await studio.context.database
        .insert(storyboardTakes)
        .values([
          { ...take, shotId: randomUUID(), batchId: randomUUID(), purpose: 'shot', state: 'cancelled', request: {} },
        ]);
      return { values: { ...values, takeId: take.id } };
    },
    async preset() {
      const id = randomUUID();
      const body = { model: 'm', name: id, values: { prompt: 'dusk' }, mediaId: null };
      await own.presets.put(id, body);
      return { values: { id }, body };
    },
    async snippet() {
      const id = randomUUID();
      const body = { kind: 'snippet' as const, name: id, text: 'at dusk', mediaId: null };
      await studio.snippets.put(id, body);
      return { values: { id }, body };
    },
    async change() {
      const { id } = await own.library.change({ selection: await selection(), change: { do: 'star' } });
      return { values: { id } };
    },
    async zip() {
      const { url } = await own.library.prepareZip({ selection: await selection() });
      return { values: { id: url.split('/').at(-1) ?? '' } };
    },
    async token() {
      const { id } = await studio.login.apiTokens.create(owner, { name: 'script', scope: 'view', expiresInDays: null });
      return { values: { id } };
    },
    async session() {
      await studio.login.enter(new Headers({ host: testHost }), owner.personId, 'link');
      const [session] = await studio.login.sessions.list(owner.personId, null);
      return { values: { id: session?.id ?? '' } };
    },
    nothing: async () => ({ values: { id: randomUUID(), generationId: 'none' } }),
  };
}
