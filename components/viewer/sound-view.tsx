import type { StudioMedia } from '@/lib/contract/studio-media';

/** A sound with its controls. */
export function SoundView({ media, alt }: { media: StudioMedia; alt: string }) {
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- made sound has no transcript
  return (
    <audio
      src={media.previewUrl ?? media.url}
      controls
      preload="metadata"
      aria-label={alt}
      className="w-[min(480px,100%)]"
    />
  );
}
