'use client';

import { useEffect } from 'react';
import { type Badge, drawBadge } from '@/lib/client/notifications/draw-badge';
import { countedTitle } from './counted-title';

/** Counts in the page's title, and marks its sign in the tab. */
export function usePageSigns(open: number, unseen: 'done' | 'failed' | null): void {
  useEffect(() => {
    const badge: Badge | null = open > 0 ? { kind: 'count', count: open } : unseen === null ? null : { kind: unseen };
    const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
    const image = badge === null ? null : drawBadge(badge, isDark);
    const before = new Map<HTMLLinkElement, { href: string; type: string }>();

    function mark() {
      const title = countedTitle(document.title, open);
      if (title !== document.title) document.title = title;
      if (image === null) return;
      for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')) {
        if (link.href === image) continue;
        before.set(link, { href: link.href, type: link.type });
        link.type = 'image/png';
        link.href = image;
      }
    }
    mark();
    // Each screen brings a title and a sign of its own, whenever it is shown.
    const observer = new MutationObserver(mark);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      for (const [link, { href, type }] of before) {
        link.type = type;
        link.href = href;
      }
    };
  }, [open, unseen]);
}
