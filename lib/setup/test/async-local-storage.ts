import { AsyncLocalStorage } from 'node:async_hooks';

// Next's modules use the global, which Next's server sets first. Without it, the storage that they create instead throws
// in whatever test of the same process runs concurrently.
Object.assign(globalThis, { AsyncLocalStorage });
