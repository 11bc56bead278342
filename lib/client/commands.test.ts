import { describe, expect, it } from 'vitest';
import { type Command, type CommandRegistry, createCommandRegistry } from './commands.ts';

function command(id: string, label: string, more: Partial<Command> = {}): Command {
  return { id, group: 'go', label, run: () => {}, ...more };
}

/** The ids in every list of a registry. */
function list(registry: CommandRegistry) {
  const lists: string[][] = [];
  const end = registry.list((commands) => lists.push(commands.map(({ id }) => id)));
  return { lists, end };
}

describe('createCommandRegistry', () => {
  it('lists the commands of its sources as they are added and removed', () => {
    const registry = createCommandRegistry();
    const unregister = registry.register(() => [command('a', 'A')]);
    const { lists, end } = list(registry);
    registry.register(() => [command('b', 'B')]);
    unregister();
    end();
    registry.register(() => [command('c', 'C')]);
    expect(lists).toEqual([['a'], ['a', 'b'], ['b']]);
  });

  it('lists known commands at once, and fetched ones in their place later', async () => {
    const registry = createCommandRegistry();
    const { promise, resolve } = Promise.withResolvers<Command[]>();
    registry.register(() => promise);
    registry.register(() => [command('known', 'Known')]);
    const [open, closed] = [list(registry), list(registry)];
    closed.end();
    resolve([command('fetched', 'Fetched')]);
    await expect.poll(() => open.lists).toEqual([['known'], ['fetched', 'known']]);
    expect(closed.lists).toEqual([['known']]);
  });

  it('leaves out failed sources, and those that were removed during the fetch', async () => {
    const registry = createCommandRegistry();
    const { promise, resolve } = Promise.withResolvers<Command[]>();
    const unregister = registry.register(() => promise);
    registry.register(() => Promise.reject(new Error('unreachable')));
    registry.register(() => {
      throw new Error('broken');
    });
    registry.register(() => [command('whole', 'Whole')]);
    const { lists } = list(registry);
    registry.run('nothing that is offered');
    unregister();
    resolve([command('late', 'Late')]);
    // By then every response has arrived.
    await new Promise((done) => {
      setImmediate(done);
    });
    expect(new Set(lists.map(String))).toEqual(new Set(['whole']));
  });

  it('runs a command once, as soon as a loading screen offers it', async () => {
    const registry = createCommandRegistry();
    let runs = 0;
    const run = () => {
      runs += 1;
    };
    registry.run('import');
    registry.register(() => [command('import', 'Import', { run })]);
    await Promise.resolve();
    await Promise.resolve();
    registry.register(() => [command('import', 'Import', { run })]);
    await Promise.resolve();
    await Promise.resolve();
    expect(runs).toBe(1);
  });
});
