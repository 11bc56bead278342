import { describe, expect, it } from 'vitest';
import { readFineTune } from '@/lib/client/fine-tunes/fine-tune';
import { projectReport } from './project-report';

describe('projectReport', () => {
  it('says what was counted, and leaves out what is unknown', () => {
    const given = {
      id: 'f1',
      display_name: 'Boats',
      base_model: 'gpt-4o',
      resource: { version: 'main', path: 'boats.jsonl' },
      total_token_count: 1200,
    };
    expect(projectReport(readFineTune(given, { readTokenization: () => null }))).toBe(
      'Project: Boats\nDataset: main/boats.jsonl\nBase model: gpt-4o\nTokens: 1,200\n',
    );
  });
});
