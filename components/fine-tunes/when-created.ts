import { formatWhen } from '@/lib/client/format';

/** When a project was created, as of now: `today, 14:02`. */
export function whenCreated(at: string): string {
  return formatWhen(at, new Date());
}
