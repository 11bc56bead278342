import { newId } from '@/lib/client/new-id';
import type { StoryboardContent, StoryboardShot } from '@/lib/contract/studio/storyboard';
import { studioMediaPath } from '@/lib/schema-form/media-field/media-address';

/** A shot with a prompt and nothing else. */
export function newShot(prompt = ''): StoryboardShot {
  return { id: newId(), prompt, seconds: null, firstFrame: null, lastFrame: null, take: null };
}

/** An empty storyboard. */
export function newContent(shots: StoryboardShot[] = []): StoryboardContent {
  return { name: '', model: null, imageModel: null, settings: {}, references: [], shots };
}

/** A shot for each image of the library, which it starts with. */
export function shotsOfMedia(ids: readonly string[]): StoryboardShot[] {
  return ids.map((id) => ({ ...newShot(), firstFrame: { kind: 'media', address: studioMediaPath(id) } }));
}
