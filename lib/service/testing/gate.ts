import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A prompt whose drawing goes on only once the test has opened its gate, in whichever process it is drawn. */
export interface Gate {
  prompt: string;
  open: () => Promise<void>;
}

/** Makes a closed gate for the renderers of tests. */
export function createGate(): Gate {
  const path = join(tmpdir(), `gate-${randomUUID()}`);
  return { prompt: `gate ${path}`, open: () => writeFile(path, '') };
}

/** Waits in a renderer until the gate that the prompt names is open; a prompt without one passes. */
export async function awaitGate(prompt: string, signal: AbortSignal): Promise<void> {
  const path = /^gate (.+)/.exec(prompt)?.[1];
  if (path === undefined) return;
  while (!existsSync(path)) await wait(20, undefined, { signal });
}
