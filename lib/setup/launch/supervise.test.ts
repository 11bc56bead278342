import { describe, expect, it } from 'vitest';
import type { Program, ProgramRun } from './program.ts';
import { createSupervisor, restartDelayMs } from './supervise.ts';

interface FakeRun extends ProgramRun {
  end: (how: string) => void;
}

function fakeProgram(title: string, events: string[], options: { isStubborn?: boolean; failure?: string } = {}) {
  const runs: FakeRun[] = [];
  const program: Program = {
    title,
    lastLines: () => (options.failure === undefined ? '' : 'the log says why'),
    start: () => {
      events.push(`${title} started`);
      const ended = Promise.withResolvers<string>();
      const end = (how: string) => {
        events.push(`${title} ended: ${how}`);
        ended.resolve(how);
      };
      const run: FakeRun = {
        ready: options.failure === undefined ? Promise.resolve() : Promise.reject(new Error(options.failure)),
        ended: ended.promise,
        stop: () => {
          if (options.isStubborn !== true) end('asked');
        },
        kill: () => end('forced'),
        end,
      };
      runs.push(run);
      return run;
    },
  };
  return { program, runs };
}

describe('restartDelayMs', () => {
  it('doubles from half a second to half a minute', () => {
    expect([1, 2, 3, 4, 7, 8, 50].map(restartDelayMs)).toEqual([500, 1000, 2000, 4000, 30_000, 30_000, 30_000]);
  });
});

describe('createSupervisor', () => {
  it('starts stages in order and stops them in reverse, the programs of a stage together', async () => {
    const events: string[] = [];
    const [database, service, studio] = ['database', 'service', 'studio'].map(
      (title) => fakeProgram(title, events).program,
    );
    if (database === undefined || service === undefined || studio === undefined) throw new Error('three programs');
    const supervisor = createSupervisor({
      stages: [[database], [service, studio]],
      stageDeadlinesMs: [1000, 1000],
      say: () => undefined,
    });
    await supervisor.start();
    await supervisor.stop();
    expect(events).toEqual([
      'database started',
      'service started',
      'studio started',
      'service ended: asked',
      'studio ended: asked',
      'database ended: asked',
    ]);
  });

  it('restarts an ended program, and reports it in a line', async () => {
    const lines: string[] = [];
    const studio = fakeProgram('The studio', []);
    const supervisor = createSupervisor({
      stages: [[studio.program]],
      stageDeadlinesMs: [1000],
      say: (line) => lines.push(line),
    });
    await supervisor.start();
    studio.runs[0]?.end('signal SIGKILL');
    await expect.poll(() => lines).toHaveLength(2);
    expect(lines).toEqual([
      'The studio stopped unexpectedly (signal SIGKILL). Restarting in 0.5 s.',
      'The studio is back.',
    ]);
    await supervisor.stop();
    expect(studio.runs).toHaveLength(2);
  });

  it('restarts nothing while it stops', async () => {
    const studio = fakeProgram('The studio', []);
    const supervisor = createSupervisor({ stages: [[studio.program]], stageDeadlinesMs: [1000], say: () => undefined });
    await supervisor.start();
    studio.runs[0]?.end('exit code 1');
    await supervisor.stop();
    expect(studio.runs).toHaveLength(1);
  });

  it('kills programs that do not stop in time', async () => {
    const events: string[] = [];
    const studio = fakeProgram('studio', events, { isStubborn: true });
    const supervisor = createSupervisor({ stages: [[studio.program]], stageDeadlinesMs: [50], say: () => undefined });
    await supervisor.start();
    await supervisor.stop();
    expect(events.at(-1)).toBe('studio ended: forced');
  });

  it('reports why a program did not start, with the end of its log, and starts no later stage', async () => {
    const events: string[] = [];
    const service = fakeProgram('The media service', events, { failure: 'it ended with exit code 1.' });
    const studio = fakeProgram('The studio', events);
    const supervisor = createSupervisor({
      stages: [[service.program], [studio.program]],
      stageDeadlinesMs: [100, 100],
      say: () => undefined,
    });
    await expect(supervisor.start()).rejects.toThrow(
      'The media service did not start: it ended with exit code 1.\nThe last lines of its log:\nthe log says why',
    );
    await supervisor.stop();
    expect(events).not.toContain('The studio started');
  });
});
