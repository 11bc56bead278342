import { afterEach, describe, expect, it, vi } from 'vitest';
import { overlay } from '../overlay';
import { type GlobalCommandsOptions, globalCommands } from './global-commands';
import { type Command, commandRegistry } from '@/lib/client/commands';
import type { StudioJob } from '@/lib/contract/studio/studio-job';

const job = { id: 'j1', model: 'flux/pro', modelName: 'Flux', prompt: 'A pier', status: 'succeeded' };

function setUp(change: Partial<GlobalCommandsOptions> = {}) {
  const open = vi.fn<(address: string) => void>();
  const chooseSurround = vi.fn<GlobalCommandsOptions['chooseSurround']>();
  const commands = globalCommands({
    offered: [],
    path: '/library',
    models: [{ id: 'flux/pro', display_name: 'Flux Pro', summary: 'Fast' }],
    jobs: [{ ...job, results: [], error: null } as unknown as StudioJob],
    hasLogin: false,
    hasEngines: false,
    open,
    chooseSurround,
    ...change,
  });
  const run = (id: string) => commands.find((command) => command.id === id)?.run();
  return { ids: commands.map(({ id }) => id), commands, run, open, chooseSurround };
}

const command = (id: string, group: Command['group']): Command => ({ id, group, label: id, run: () => {} });

describe('globalCommands', () => {
  afterEach(() => overlay.set(null));

  it('opens every other screen, models and jobs', () => {
    const { ids, run, open } = setUp();
    expect(ids).not.toContain('go/library');
    run('go/settings');
    run('model.flux/pro');
    run('job.j1');
    expect(open.mock.calls.flat()).toEqual(['/settings', '/?model=flux%2Fpro', '/?job=j1']);
  });

  it('opens the recipes of Create from elsewhere', () => {
    const { run, open } = setUp();
    run('create.recipes');
    expect(open).toHaveBeenCalledWith('/');
    expect(setUp({ offered: [command('create.recipes', 'here')] }).ids).not.toContain('create.recipes');
  });

  it('opens the engines only of a service that has some', () => {
    expect(setUp().ids).not.toContain('go/engines');
    expect(setUp({ hasEngines: true }).ids).toContain('go/engines');
    expect(setUp({ hasEngines: true, path: '/engines' }).ids).not.toContain('go/engines');
  });

  it('finds a model and a job by their ids too', () => {
    const { commands } = setUp();
    expect(commands.find(({ id }) => id === 'model.flux/pro')).toMatchObject({
      label: 'Flux Pro',
      detail: 'Fast',
      keywords: 'flux/pro',
    });
    expect(commands.find(({ id }) => id === 'job.j1')).toMatchObject({ label: 'A pier', keywords: 'j1 Flux' });
  });

  it('leaves out models and import where the screen has its own commands for them', () => {
    const { ids } = setUp({ offered: [command('model.flux/pro', 'models'), command('library.import', 'library')] });
    expect(ids).not.toContain('model.flux/pro');
    expect(ids).not.toContain('library.import');
  });

  it('opens the library for an import, which then runs the command of that screen', async () => {
    const { run, open } = setUp();
    run('library.import');
    expect(open).toHaveBeenCalledExactlyOnceWith('/library');
    const runImport = vi.fn<() => void>();
    const unregister = commandRegistry.register(() => [{ ...command('library.import', 'library'), run: runImport }]);
    await expect.poll(() => runImport.mock.calls.length).toBe(1);
    unregister();
  });

  it('offers to log out if there is a login', () => {
    expect(setUp().ids).not.toContain('log-out');
    expect(setUp({ hasLogin: true }).ids).toContain('log-out');
  });

  it('changes the surround of images, and opens the list of shortcuts', () => {
    const { run, chooseSurround } = setUp();
    run('surround.grey');
    expect(chooseSurround).toHaveBeenCalledExactlyOnceWith('grey');
    run('shortcuts');
    expect(overlay.current()).toBe('shortcuts');
  });
});
