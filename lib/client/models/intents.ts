import { clientMessages } from '../messages.ts';

/** The intents, in the order in which they are offered. */
export const intents = ['make', 'edit', 'upscale', 'cut-out', 'animate', 'convert'] as const;
export type Intent = (typeof intents)[number];

/** Their names. */
export const { intents: intentNames }: { intents: Readonly<Record<Intent, string>> } = clientMessages;
