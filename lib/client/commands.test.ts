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
  it('offers what its sources offer, for as long as they are there', () => {
    const desk = createCommandDesk();
    const takeAway = desk.provide(() => [command('a', 'A')]);
    desk.provide(() => [command('b', 'B')]);
    const told: string[][] = [];
    const ask = () => desk.ask((commands) => told.push(commands.map(({ id }) => id)));
    ask();
    takeAway();
    ask();
    expect(told).toEqual([['a', 'b'], ['b']]);
  });

  it('tells what is known at once, and what had to be fetched in its place when it is there', async () => {
    const desk = createCommandDesk();
    const { promise, resolve } = Promise.withResolvers<Command[]>();
    desk.provide(() => promise);
    desk.provide(() => Promise.reject(new Error('unreachable')));
    desk.provide(() => [command('known', 'Known')]);
    const told: string[][] = [];
    desk.ask((commands) => told.push(commands.map(({ id }) => id)));
    const end = desk.ask(() => told.push(['to one who left']));
    end();
    expect(told).toEqual([['known'], ['to one who left']]);
    resolve([command('fetched', 'Fetched')]);
    await promise;
    await Promise.resolve();
    expect(told.slice(2)).toEqual([['fetched', 'known']]);
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
