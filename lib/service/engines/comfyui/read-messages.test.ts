import { describe, expect, it } from 'vitest';
import { createMessageReader } from './read-messages.ts';

function listen(nodes: string[] = ['1', '2', '3']) {
  const heard = { shares: [] as number[], previews: 0, ends: 0 };
  const reader = createMessageReader({
    promptId: 'ours',
    nodes,
    onProgress: (share) => heard.shares.push(share),
    onPreview: () => {
      heard.previews += 1;
    },
    onEnd: () => {
      heard.ends += 1;
    },
  });
  const say = (type: string, data: object) => reader.text(JSON.stringify({ type, data }));
  const ours = (type: string, data: object = {}) => say(type, { prompt_id: 'ours', ...data });
  const show = () => reader.binary(new Uint8Array([0, 0, 0, 1, 0, 0, 0, 1, 0xff, 0xd8, 0xff]).buffer);
  return { heard, reader, say, ours, show };
}

describe('createMessageReader', () => {
  it('counts done nodes and the share of the running one, of one more than there are', () => {
    const { heard, ours } = listen();
    ours('execution_cached', { nodes: ['1'] });
    ours('progress_state', { nodes: { '2': { value: 1, max: 4, state: 'running' } } });
    ours('progress_state', { nodes: { '2': { value: 4, max: 4, state: 'finished' } } });
    expect(heard.shares).toEqual([0.25, 0.3125, 0.5]);
  });

  it('works out the progress without states of nodes', () => {
    const { heard, ours } = listen();
    ours('executing', { node: '1' });
    ours('executing', { node: '2' });
    ours('progress', { node: '2', value: 1, max: 2 });
    ours('executed', { node: '2' });
    expect(heard.shares).toEqual([0.25, 0.375, 0.5]);
  });

  it('never goes back', () => {
    const { heard, ours } = listen();
    ours('progress', { node: '2', value: 3, max: 4 });
    ours('progress', { node: '2', value: 1, max: 4 });
    ours('execution_cached', { nodes: [] });
    expect(heard.shares).toEqual([0.1875]);
  });

  it('ignores nodes that run inside others, and values that make no sense', () => {
    const { heard, ours, reader } = listen();
    ours('progress_state', { nodes: { '2.0.1': { value: 1, max: 1, state: 'finished' } } });
    ours('progress', { node: '2', value: -5, max: 0 });
    ours('progress', { node: '2', value: 'many', max: {} });
    ours('execution_cached', { nodes: 'all' });
    ours('progress_state', { nodes: ['2'] });
    for (const text of ['', 'null', '[]', '{"type":7}', '{"type":"progress"}']) reader.text(text);
    expect(heard).toEqual({ shares: [], previews: 0, ends: 0 });
    ours('progress', { node: '2', value: 9, max: 3 });
    expect(heard.shares).toEqual([0.25]);
  });

  it('ignores messages about other prompts, and those about none', () => {
    const { heard, say } = listen();
    say('progress', { prompt_id: 'theirs', node: '2', value: 1, max: 2 });
    say('execution_success', { prompt_id: 'theirs' });
    say('status', { status: { exec_info: { queue_remaining: 1 } } });
    say('progress', { node: '2', value: 1, max: 2 });
    expect(heard).toEqual({ shares: [], previews: 0, ends: 0 });
  });

  it.each(['execution_success', 'execution_error', 'execution_interrupted'])('takes %s as the end', (type) => {
    const { heard, ours } = listen();
    ours(type);
    expect(heard.ends).toBe(1);
  });

  it('takes a prompt that executes no node as ended', () => {
    const { heard, ours } = listen();
    ours('executing', { node: null });
    expect(heard.ends).toBe(1);
  });

  it('reports all nodes as done when it is told so', () => {
    const { heard, ours, reader } = listen();
    ours('executing', { node: '2' });
    reader.complete();
    expect(heard.shares).toEqual([0.75]);
  });

  it('takes previews without an id from the start of its prompt to its end', () => {
    const { heard, ours, say, show } = listen();
    show();
    ours('execution_start');
    show();
    say('progress', { prompt_id: 'theirs', node: '2', value: 1, max: 2 });
    show();
    ours('executing', { node: '2' });
    show();
    ours('execution_success');
    show();
    expect(heard.previews).toBe(2);
  });

  it('knows from the node repeated after a reconnect that its prompt runs', () => {
    const { heard, say, show } = listen();
    say('executing', { node: '2' });
    show();
    expect(heard.previews).toBe(1);
  });
});
