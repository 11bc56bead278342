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

describe('createCommandDesk', () => {
  it('offers what its sources offer, for as long as they are there', async () => {
    const desk = createCommandDesk();
    const takeAway = desk.provide(() => [command('a', 'A')]);
    desk.provide(async () => [command('b', 'B')]);
    desk.provide(() => Promise.reject(new Error('unreachable')));
    expect((await desk.offered()).map(({ id }) => id)).toEqual(['a', 'b']);
    takeAway();
    expect((await desk.offered()).map(({ id }) => id)).toEqual(['b']);
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
