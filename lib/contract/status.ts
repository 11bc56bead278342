import { z } from 'zod';

/** Every status that a generation of this service can have, in the order it passes through them. */
export const generationStatuses = ['queued', 'processing', 'succeeded', 'failed', 'cancelled'] as const;

/** A status as the service writes it. Readers take any string: another service may know more. */
export const generationStatusSchema = z.enum(generationStatuses);

const terminalStatuses = ['succeeded', 'failed', 'cancelled'] as const;
export type TerminalStatus = (typeof terminalStatuses)[number];

/** Whether a generation in this status has ended for good. */
export function isTerminalStatus(status: string): status is TerminalStatus {
  return (terminalStatuses as readonly string[]).includes(status);
}
