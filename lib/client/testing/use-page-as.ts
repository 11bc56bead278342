import { onTestFinished, vi } from 'vitest';
import type { Role } from '../../contract/studio/permissions.ts';

/** Lets the rest of a test use the page as a person does; again for the next person in this browser. */
export function usePageAs(person: string, role: Role = 'maker'): void {
  vi.stubGlobal('document', { documentElement: { dataset: { person, role } } });
  onTestFinished(() => void vi.unstubAllGlobals());
}
