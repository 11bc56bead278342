import { newId } from '@/lib/client/new-id';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import type { StoryboardContent, StoryboardShot } from '@/lib/contract/studio/storyboard';
import { studioMediaPath } from '@/lib/schema-form/media-field/media-address';

/** A shot with a prompt and nothing else. */
export function newShot(prompt = ''): StoryboardShot {
  return { id: newId(), prompt, seconds: null, firstFrame: null, lastFrame: null, take: null, clip: null };
}

/** An empty storyboard. */
export function newContent(shots: StoryboardShot[] = []): StoryboardContent {
  return { name: '', model: null, imageModel: null, settings: {}, references: [], shots };
}

/** A shot for each image of the library, which it starts with, and for each video, which it is. */
export function shotsOfMedia(files: readonly Pick<StudioMedia, 'id' | 'kind'>[]): StoryboardShot[] {
  return files.flatMap(({ id, kind }): StoryboardShot[] => {
    const address = studioMediaPath(id);
    if (kind === 'image') return [{ ...newShot(), firstFrame: { kind: 'media', address } }];
    return kind === 'video' ? [{ ...newShot(), clip: address }] : [];
  });
}
