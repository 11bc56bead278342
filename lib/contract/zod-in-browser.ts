import { config, z } from 'zod/v4';

// Bundles for the browser have this in place of `zod` (next.config.ts). Zod asks whether it may make code of schemas by making some,
// which the Content-Security-Policy refuses and reports; with `jitless`, it interprets them at once.

config({ jitless: true });

export { z };
