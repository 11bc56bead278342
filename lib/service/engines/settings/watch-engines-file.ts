import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EnginesConfiguration } from './read-engines-file.ts';

/** Follows the settings of engines while the service runs. */
export interface EnginesFileWatch {
  /** The latest settings without issues. */
  current: () => EnginesConfiguration;
  /** Looks at the files now. */
  lookNow: () => void;
  /** Resolves when nothing is called any more. */
  stop: () => Promise<void>;
}

/** How the settings are followed. */
export interface EnginesFileWatchOptions {
  /** The settings file, which may be absent and appear later. */
  path: string;
  /** Reads the settings, as `readEnginesFile` does. */
  read: () => Promise<EnginesConfiguration>;
  /** Called when the file, or one of the workflows it names, was changed, and the settings have no issues. */
  onChange: (configuration: EnginesConfiguration) => Promise<void> | void;
  /**
   * Called once for each content with issues, a `SettingsError`, and when `onChange` failed. The settings before it stay
   * in use, and all is tried again at the next look.
   */
  onFault: (error: Error) => void;
  everyMs: number;
  /** Waits between two looks; by default a timer that does not keep the process alive. */
  wait?: (delayMs: number, signal: AbortSignal) => Promise<void>;
}

const sleepUnreferenced = (delayMs: number, signal: AbortSignal) => sleep(delayMs, undefined, { signal, ref: false });

/** What a change of a file changes: editors replace files, which keep their size, or their time, but not both. */
async function fingerprintOf(path: string): Promise<string> {
  const facts = await stat(path, { bigint: true }).catch(() => null);
  return facts === null ? 'absent' : [facts.dev, facts.ino, facts.size, facts.mtimeNs, facts.ctimeNs].join(' ');
}

const workflowsOf = ({ folder, models }: EnginesConfiguration) =>
  Object.values(models).flatMap(({ workflow }) => (workflow === undefined ? [] : [join(folder, workflow)]));

/**
 * Reads the settings, and again whenever the file or a workflow beside it was changed. It looks at them by their times,
 * because notices of file systems are missing on network drives and in containers.
 *
 * @throws SettingsError when the settings have issues now
 */
export async function watchEnginesFile(options: EnginesFileWatchOptions): Promise<EnginesFileWatch> {
  const { path, read, onChange, onFault, everyMs, wait = sleepUnreferenced } = options;
  const stopping = new AbortController();
  // Taken before reading: a change in between is seen at the next look.
  let fileSeen = await fingerprintOf(path);
  let current = await read();
  let workflowsSeen = await lookAtWorkflows();
  let reported: string | null = null;

  async function lookAtWorkflows(): Promise<string> {
    return (await Promise.all(workflowsOf(current).map(fingerprintOf))).join('\n');
  }

  async function look(): Promise<void> {
    const [file, workflows] = [await fingerprintOf(path), await lookAtWorkflows()];
    if (file !== fileSeen) reported = null;
    // A missing workflow is not among those that are looked at: while there are issues, all is read each time.
    else if (workflows === workflowsSeen && reported === null) return;
    fileSeen = file;
    try {
      const configuration = await read();
      if (stopping.signal.aborted) return;
      current = configuration;
      workflowsSeen = await lookAtWorkflows();
      await onChange(configuration);
      reported = null;
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      if (error.message !== reported) onFault(error);
      reported = error.message;
    }
  }

  let wake = new AbortController();
  let isWanted = false;

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      wake = new AbortController();
      const signal = AbortSignal.any([stopping.signal, wake.signal]);
      if (!isWanted) await wait(everyMs, signal).catch(() => undefined);
      isWanted = false;
      if (!stopping.signal.aborted) await look();
    }
  }

  const running = run();
  return {
    current: () => current,
    lookNow() {
      isWanted = true;
      wake.abort();
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
