import { workerData } from 'node:worker_threads';

// Ends a render process whose parent is gone, even while its main thread is busy.
const parent: unknown = workerData;
const lookEveryMs = 1000;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, lookEveryMs);
