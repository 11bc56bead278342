import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { awaitServed } from './await-served';

/** Answers each look with the next of these lists; a status for an error. The last one stays. */
function serve(...answers: (number | object[])[]): { looks: () => number } {
  let looks = 0;
  vi.stubGlobal('fetch', async () => {
    const answer = answers[Math.min(looks, answers.length - 1)];
    looks += 1;
    return typeof answer === 'number'
      ? Response.json({}, { status: answer })
      : Response.json({ object: 'list', data: answer });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return { looks: () => looks };
}

const saved = { id: 'kite', title: 'Kite', properties: { prompt: {} } };
const model = (title: string, properties: object) => ({
  id: 'kite',
  display_name: title,
  json_request_schema: { properties },
});

describe('awaitServed', () => {
  it('waits for a new model, its name and its form', async () => {
    const { looks } = serve(
      503,
      [],
      [model('Old', { prompt: {} })],
      [model('Kite', {})],
      [model('Kite', { prompt: {} })],
    );
    await awaitServed(new QueryClient(), saved, 0);
    expect(looks()).toBe(5);
  });

  it('gives up when the catalogue stays another', async () => {
    const { looks } = serve([model('Old', {})]);
    await awaitServed(new QueryClient(), saved, 0);
    expect(looks()).toBe(20);
  });
});
