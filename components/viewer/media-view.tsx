import type { StudioMedia } from '@/lib/contract/studio-media';
import { FilmView } from './film-view';
import { PictureView } from './picture-view';

/** A result as large as its surround lets it be; the surround must be a size container. */
export function MediaView({ media, alt }: { media: StudioMedia; alt: string }) {
  const View = media.kind === 'image' ? PictureView : FilmView;
  return <View key={media.id} media={media} alt={alt} />;
}
