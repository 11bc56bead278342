import { config, z } from 'zod/v4';

// Browser bundles import this instead of `zod` (next.config.ts). Zod tests whether it may compile schemas to code by
// compiling some, which the Content-Security-Policy blocks and reports; with `jitless` it never tries.

config({ jitless: true });

export { z };
