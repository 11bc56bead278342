import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { processStart } from '../process-lock.mjs';

const entriesSchema = z.array(z.object({ title: z.string(), pid: z.number().int().min(2), started: z.string() }));
type Entry = z.infer<typeof entriesSchema>[number];

/**
 * The running processes of a data directory, recorded on disk, so that a later start finds those that a killed one left
 * behind.
 */
export interface ProcessRecord {
  note: (title: string, pid: number, isRunning: boolean) => void;
  /** Ends the processes that an earlier start left behind, and returns their titles. */
  endLeftBehind: () => Promise<string[]>;
}

function read(path: string): Entry[] {
  if (!existsSync(path)) return [];
  try {
    return entriesSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    // Truncated by a crash. Programs end together with their launcher anyway.
    return [];
  }
}

function isAlive(entry: Entry): boolean {
  return processStart(entry.pid) === entry.started;
}

function signal(entry: Entry, name: NodeJS.Signals): void {
  try {
    process.kill(-entry.pid, name);
  } catch {
    // It has ended in the meantime.
  }
}

/** @param path the file of the record */
export function openProcessRecord(path: string): ProcessRecord {
  let entries = read(path);
  const save = () => {
    try {
      writeFileSync(`${path}.unfinished`, JSON.stringify(entries), { mode: 0o600 });
      renameSync(`${path}.unfinished`, path);
    } catch {
      // A full disk must not end the running programs: the record is only a help.
    }
  };
  return {
    note: (title, pid, isRunning) => {
      entries = entries.filter((entry) => entry.pid !== pid);
      const started = isRunning ? processStart(pid) : null;
      if (started !== null) entries.push({ title, pid, started });
      save();
    },
    endLeftBehind: async () => {
      const left = entries.filter(isAlive);
      for (const entry of left) signal(entry, 'SIGTERM');
      const patienceEnds = performance.now() + 3000;
      while (left.some(isAlive)) {
        if (performance.now() > patienceEnds) {
          for (const entry of left.filter(isAlive)) signal(entry, 'SIGKILL');
        }
        await delay(25);
      }
      entries = [];
      save();
      return left.map((entry) => entry.title);
    },
  };
}
