import { describe, expect, it } from 'vitest';
import { type Command, type CommandRegistry, createCommandRegistry } from './commands.ts';

function command(id: string, label: string, more: Partial<Command> = {}): Command {
  return { id, group: 'go', label, run: () => {}, ...more };
}

/** The ids of every list that a registry gives. */
function list(registry: CommandRegistry) {
  const lists: string[][] = [];
  const end = registry.list((commands) => lists.push(commands.map(({ id }) => id)));
  return { lists, end };
}

describe('createCommandRegistry', () => {
  it('lists what its sources give, as they come and go', () => {
    const registry = createCommandRegistry();
    const unregister = registry.register(() => [command('a', 'A')]);
    const { lists, end } = list(registry);
    registry.register(() => [command('b', 'B')]);
    unregister();
    end();
    registry.register(() => [command('c', 'C')]);
    expect(lists).toEqual([['a'], ['a', 'b'], ['b']]);
  });

  it('lists what is known at once, and in its place what had to be fetched', async () => {
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

  it('does without what fails, and without what left while it was fetched', async () => {
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
    // Every answer is there by then.
    await new Promise((done) => {
      setImmediate(done);
    });
    expect(new Set(lists.map(String))).toEqual(new Set(['whole']));
  });

  it('runs a command once, when a screen that is on its way offers it', async () => {
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
