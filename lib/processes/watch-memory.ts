import { processMemoryBytes } from './process-memory.ts';

/** A memory limit of a process, and the callbacks of its checks. */
export interface MemoryWatch {
  /** The id of the process; null if it did not start. */
  pid: number | null;
  limitBytes: number;
  /** Milliseconds between two checks; the process can exceed the limit in between. */
  everyMs: number;
  /** Called at each check that finds the limit exceeded. */
  onExceeded: () => void;
  /** Called at each check with the memory in bytes. */
  onCheck?: (bytes: number) => void;
}

/** Checks a child process's resident memory at intervals. @returns a function that stops the checks */
export function watchMemory({ pid, limitBytes, everyMs, onExceeded, onCheck }: MemoryWatch): () => void {
  if (pid === null) return () => undefined;
  let isEnded = false;
  async function look(ofPid: number): Promise<void> {
    const bytes = await processMemoryBytes(ofPid);
    if (bytes === null || isEnded) return;
    onCheck?.(bytes);
    if (bytes > limitBytes) onExceeded();
  }
  const timer = setInterval(() => void look(pid), everyMs);
  return () => {
    isEnded = true;
    clearInterval(timer);
  };
}
