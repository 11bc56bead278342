'use client';

import { classNames } from '@/components/ui/class-names';
import { jobMessages } from '../messages';
import type { LivePreviewState } from './use-live-preview';

/**
 * The newest preview of a job, which fills its box. Each preview has its own element: the former is shown until the next
 * can be painted, and nothing is loaded twice.
 */
export function LivePreview({
  preview: { frames, isShown, onSettled },
  alt,
  fit = 'cover',
}: {
  preview: LivePreviewState;
  alt: string;
  fit?: 'cover' | 'contain';
}) {
  return (
    <span
      className={classNames('absolute inset-0 transition-opacity duration-300', isShown ? 'opacity-100' : 'opacity-0')}
    >
      {[frames.shown, frames.loading].map(
        (url) =>
          url !== null && (
            <img
              key={url}
              src={url}
              alt={url === frames.shown ? alt : ''}
              decoding="sync"
              draggable={false}
              onLoad={() => onSettled(url, true)}
              onError={() => onSettled(url, false)}
              className={classNames(
                'absolute inset-0 size-full',
                fit === 'cover' ? 'object-cover' : 'object-contain',
                url === frames.loading && 'opacity-0',
              )}
            />
          ),
      )}
    </span>
  );
}

/** Says that an image is a preview. */
export function PreviewBadge({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'absolute flex items-center gap-1 rounded-xs bg-black/65 px-1.5 text-xs font-medium text-white',
        className,
      )}
    >
      <span className="size-1.5 animate-breathe rounded-full bg-white" />
      {jobMessages.preview}
    </span>
  );
}
