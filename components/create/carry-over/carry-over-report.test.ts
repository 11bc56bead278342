import { describe, expect, it } from 'vitest';
import type { SwitchedField } from '@/lib/schema-form/carry-over/switch-report';
import { summarizeReport } from './carry-over-report';

const line = (label: string, what: SwitchedField['what'], to: unknown = null): SwitchedField => ({
  label,
  what,
  from: 1,
  to,
  choice: null,
});

describe('summarizeReport', () => {
  it('names a single setting, counts several, and puts lost ones last', () => {
    const report = [line('Style', 'dropped'), line('Seed', 'parked'), line('Prompt', 'kept', 1)];
    expect(summarizeReport(report)).toBe('Prompt kept, 2 settings not used');
  });

  it('counts a partly carried-over value as adjusted', () => {
    const report = [line('References', 'dropped', 1), line('Size', 'converted', 1), line('Mask', 'gone')];
    expect(summarizeReport(report)).toBe('2 settings adjusted, Mask no longer available');
  });
});
