import { describe, expect, it } from 'vitest';
import { type Command, createCommandDesk, findCommands } from './commands.ts';

function command(id: string, words: string, more: Partial<Command> = {}): Command {
  return { id, group: 'go', words, run: () => {}, ...more };
}

describe('findCommands', () => {
  const library = command('library', 'Library');
  const settings = command('settings', 'Settings', { also: 'preferences' });
  const flux = command('flux', 'Flux Pro Max', { group: 'models', detail: 'Paints from words' });

  it('gives all by group where nothing is typed', () => {
    expect(findCommands([flux, library, settings], ' ')).toEqual([library, settings, flux]);
  });

  it('finds by parts of words, by letters left out, by details and by words that are not shown', () => {
    const all = [library, settings, flux];
    expect(findCommands(all, 'max flu')).toEqual([flux]);
    expect(findCommands(all, 'lbry')).toEqual([library]);
    expect(findCommands(all, 'paints')).toEqual([flux]);
    expect(findCommands(all, 'pref')).toEqual([settings]);
    expect(findCommands(all, 'nowhere')).toEqual([]);
  });

  it('puts the group of the best in front, and keeps groups together', () => {
    const pro = command('pro', 'Proportions');
    const own = command('own', 'pro', { group: 'models' });
    expect(findCommands([pro, flux, own], 'pro').map(({ id }) => id)).toEqual(['own', 'flux', 'pro']);
  });
});

/** What is told to one who asks, by ids. */
function ask(desk: ReturnType<typeof createCommandDesk>) {
  const told: string[][] = [];
  const end = desk.ask((commands) => told.push(commands.map(({ id }) => id)));
  return { told, end };
}

describe('createCommandDesk', () => {
  it('tells what its sources offer, as they come and go', () => {
    const desk = createCommandDesk();
    const takeAway = desk.provide(() => [command('a', 'A')]);
    const { told, end } = ask(desk);
    desk.provide(() => [command('b', 'B')]);
    takeAway();
    end();
    desk.provide(() => [command('c', 'C')]);
    expect(told).toEqual([['a'], ['a', 'b'], ['b']]);
  });

  it('tells what is known at once, and in its place what had to be fetched', async () => {
    const desk = createCommandDesk();
    const { promise, resolve } = Promise.withResolvers<Command[]>();
    desk.provide(() => promise);
    desk.provide(() => [command('known', 'Known')]);
    const [open, closed] = [ask(desk), ask(desk)];
    closed.end();
    resolve([command('fetched', 'Fetched')]);
    await expect.poll(() => open.told).toEqual([['known'], ['fetched', 'known']]);
    expect(closed.told).toEqual([['known']]);
  });

  it('does without what fails, and without what left while it was fetched', async () => {
    const desk = createCommandDesk();
    const { promise, resolve } = Promise.withResolvers<Command[]>();
    const takeAway = desk.provide(() => promise);
    desk.provide(() => Promise.reject(new Error('unreachable')));
    desk.provide(() => {
      throw new Error('broken');
    });
    desk.provide(() => [command('whole', 'Whole')]);
    const { told } = ask(desk);
    desk.wish('nothing that is offered');
    takeAway();
    resolve([command('late', 'Late')]);
    // Every answer is there by then.
    await new Promise((done) => {
      setImmediate(done);
    });
    expect(new Set(told.map(String))).toEqual(new Set(['whole']));
  });

  it('runs a wished command once, when a screen brings it', async () => {
    const desk = createCommandDesk();
    let runs = 0;
    const run = () => {
      runs += 1;
    };
    desk.wish('import');
    desk.provide(() => [command('import', 'Import', { run })]);
    await Promise.resolve();
    await Promise.resolve();
    desk.provide(() => [command('import', 'Import', { run })]);
    await Promise.resolve();
    await Promise.resolve();
    expect(runs).toBe(1);
  });
});
