'use client';

import type { ComponentProps } from 'react';

/** A further way to fill a media field: quiet beside dropping and picking. */
export function MediaSourceButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className="relative z-1 min-h-6 rounded-xs px-1 text-sm text-muted underline decoration-line-strong underline-offset-3 hover:text-text hover:decoration-current aria-expanded:text-text max-desk:min-h-11"
      {...props}
    />
  );
}
