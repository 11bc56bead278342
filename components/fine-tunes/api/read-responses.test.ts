import { describe, expect, it } from 'vitest';
import { readFineTunePage, readFineTuneResponse, readLogs } from './read-responses';

const hosted = {
  id: 7,
  name: 'lights-7',
  display_name: null,
  base_model: 'Qwen/Qwen3-0.6B',
  status: 'tokenizing',
  resource: { version: 'main', path: 'data.parquet' },
  credits_used: 1.5,
  tokenization: 'not ours',
};

describe('readFineTuneResponse', () => {
  it('reads the answer of a foreign service, and treats invalid parts as absent', () => {
    expect(readFineTuneResponse({ fine_tune: hosted })).toMatchObject({
      id: '7',
      name: 'lights-7',
      state: 'tokenizing',
      dataset: { branch: 'main', path: 'data.parquet' },
      creditsUsed: 1.5,
      tokenization: null,
      progress: null,
      parameters: {},
    });
  });

  it.each([
    ['0.25', 0.25],
    ['', null],
    ['free', null],
    [null, null],
  ])('reads the used credits: %j', (credits_used, creditsUsed) => {
    expect(readFineTuneResponse({ fine_tune: { ...hosted, credits_used } })).toMatchObject({ creditsUsed });
  });

  it('reports a finished one as tokenized, although the API has no such state', () => {
    const done = { ...hosted, total_token_count: 12, finished_at: '2026-01-01T00:00:00Z', progress: 3 };
    expect(readFineTuneResponse({ fine_tune: done })).toMatchObject({ state: 'tokenized', progress: 1 });
  });

  it.each([
    [{}, 'tokenized'],
    [{ progress: null, finished_at: null }, 'tokenized'],
    [{ progress: 0.4 }, 'tokenizing'],
    [{ total_token_count: 0 }, 'tokenizing'],
    [{ total_token_count: null }, 'tokenizing'],
    [{ status: 'running' }, 'running'],
  ])('treats a count without progress as the end of counting: %j', (change, state) => {
    expect(readFineTuneResponse({ fine_tune: { ...hosted, total_token_count: 12, ...change } })).toMatchObject({
      state,
    });
  });

  it('throws for an answer that is no fine-tune', () => {
    expect(() => readFineTuneResponse('<html>')).toThrow('expected object');
  });
});

describe('readFineTunePage', () => {
  it('reads pages with and without figures', () => {
    expect(readFineTunePage({ fine_tunes: [hosted, 'x'], total_pages: 2, total_entries: 51 })).toMatchObject({
      fineTunes: [{ id: '7' }],
      totalPages: 2,
      totalEntries: 51,
    });
    expect(readFineTunePage({ fine_tunes: [] })).toEqual({ fineTunes: [], totalPages: null, totalEntries: null });
  });
});

describe('readLogs', () => {
  it('reads lines, texts and one text', () => {
    const line = { sequence: 4, at: '2026-01-01T00:00:00Z', level: 'warning', message: 'slow' };
    expect(readLogs({ logs: [line, 'plain', 3] })).toEqual([
      line,
      { sequence: 2, at: null, level: 'info', message: 'plain' },
    ]);
    expect(readLogs({ logs: 'one\n\ntwo\n' }).map(({ message }) => message)).toEqual(['one', 'two']);
  });
});
