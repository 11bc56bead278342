import { describe, expect, it } from 'vitest';
import type { ModelUsage } from '@/lib/contract/studio/model-usage';
import { findExample } from './find-example';

const renderer = { name: 'Easel built-in', neural: false, note: '' };
const own = { id: 'v-7', renderer, engine: null, capabilities: { input: ['text'], output: ['video'] }, endpoint: null };
const usage: ModelUsage = {
  model: 'v-7',
  seconds: 3,
  lastUsedAt: '2026-01-01T00:00:00.000Z',
  firstResult: { mediaId: 'abc', kind: 'video' },
};

describe('findExample', () => {
  it('shows the file of a model that the embedded service draws', () => {
    expect(findExample(own, true, usage)).toMatchObject({
      image: '/examples/v-7.webp',
      video: '/examples/v-7.mp4',
      isOwn: false,
    });
    const cutOut = { ...own, id: 'ie-13', capabilities: { input: ['image'], output: ['image'] } };
    expect(findExample(cutOut, true, null)).toMatchObject({ video: null, before: '/examples/input-woman.webp' });
  });

  it.each([
    ['another service', own, false],
    ['an engine', { ...own, engine: { name: 'fal', title: 'fal' } }, true],
    ['another renderer', { ...own, renderer: { ...renderer, name: 'Ours' } }, true],
    ['an unknown model', { ...own, id: 'acme/film' }, true],
  ])('shows the first result of a model of %s', (_what, model, isEmbedded) => {
    expect(findExample(model, isEmbedded, usage)).toMatchObject({ video: '/api/studio/media/abc', isOwn: true });
    expect(findExample(model, isEmbedded, null)).toBeNull();
  });
});
