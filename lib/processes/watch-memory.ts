import { processMemoryBytes } from './process-memory.ts';

/** How much a process may hold, and what is called when it holds more. */
export interface MemoryWatch {
  /** The process to look at; null for one that did not start. */
  pid: number | null;
  limitBytes: number;
  /** Milliseconds from one look to the next: a process may go beyond the limit in between. */
  everyMs: number;
  /** Called at each check that finds the limit exceeded. */
  onExceeded: () => void;
  /** Called with what each check found, in bytes. */
  onLook?: (bytes: number) => void;
}

/** Looks again and again at how much memory a child process holds (its resident set). What it gives ends that. */
export function watchMemory({ pid, limitBytes, everyMs, onExceeded, onLook }: MemoryWatch): () => void {
  if (pid === null) return () => undefined;
  let isEnded = false;
  async function look(ofPid: number): Promise<void> {
    const bytes = await processMemoryBytes(ofPid);
    if (bytes === null || isEnded) return;
    onLook?.(bytes);
    if (bytes > limitBytes) onExceeded();
  }
  const timer = setInterval(() => void look(pid), everyMs);
  return () => {
    isEnded = true;
    clearInterval(timer);
  };
}
