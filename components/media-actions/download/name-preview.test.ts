import { describe, expect, it } from 'vitest';
import type { LibraryItemDetail } from '@/lib/contract/studio/library';
import { plainExport } from '@/lib/contract/studio/media-export-parameters';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { namePreview } from './name-preview';

const media = { id: 'a', kind: 'image', name: 'A jetty seed 7.png', seed: '7' } as StudioMedia;
const detail = {
  item: { modelName: 'Scene painter', createdAt: '2026-11-23T10:00:00Z' },
  job: { prompt: 'A jetty\nin fog' },
} as LibraryItemDetail;

describe('namePreview', () => {
  it('shows the name that a download gets', () => {
    expect(namePreview(media, detail, plainExport)).toBe('A jetty seed 7.png');
    expect(namePreview(media, detail, { ...plainExport, format: 'jpeg' })).toBe('A jetty seed 7.jpg');
    const name = '{date} {prompt} {model}';
    expect(namePreview(media, detail, { ...plainExport, name })).toBe('2026-11-23 A jetty in fog Scene painter 7.png');
    expect(namePreview(media, null, { ...plainExport, name })).toBe('A jetty seed 7 7.png');
  });

  it('names the preview of a video by its own type', () => {
    const video = { ...media, kind: 'video', name: 'clip.mov' } as StudioMedia;
    expect(namePreview(video, null, { ...plainExport, version: 'preview', format: 'png' })).toBe('clip.mp4');
  });
});
