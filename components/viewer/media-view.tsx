import type { StudioMedia } from '@/lib/contract/studio-media';
import { FilmView } from './film-view';
import { PictureView } from './picture-view';
import { SoundView } from './sound-view';

const views = { image: PictureView, video: FilmView, audio: SoundView };

/** A medium as large as its surround lets it be; the surround must be a size container. */
export function MediaView({ media, alt }: { media: StudioMedia; alt: string }) {
  const View = views[media.kind];
  return <View key={media.id} media={media} alt={alt} />;
}
