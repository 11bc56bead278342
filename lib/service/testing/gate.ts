import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A prompt that the renderers of tests hold until the test opens its gate, in whichever process they run. */
export interface Gate {
  prompt: string;
  open: () => Promise<void>;
}

/** Creates a closed gate for the renderers of tests. */
export function createGate(): Gate {
  const path = join(tmpdir(), `gate-${randomUUID()}`);
  return { prompt: `gate ${path}`, open: () => writeFile(path, '') };
}

/** Waits, in a renderer, until the gate that the prompt names is open; returns at once for a prompt without a gate. */
export async function awaitGate(prompt: string, signal: AbortSignal): Promise<void> {
  const path = /^gate (.+)/.exec(prompt)?.[1];
  if (path === undefined) return;
  while (!existsSync(path)) await wait(20, undefined, { signal });
}
