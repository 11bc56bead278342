'use client';

import { useEffect } from 'react';
import { type Badge, drawBadge } from './draw-badge';

/** Shows the number of open jobs in the page's title and icon, and the outcome of unseen jobs in the icon. */
export function useTabBadge(open: number, unseen: 'done' | 'failed' | null): void {
  useEffect(() => {
    const badge: Badge | null = open > 0 ? { kind: 'count', count: open } : unseen === null ? null : { kind: unseen };
    const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
    const image = badge === null ? null : drawBadge(badge, isDark);
    const before = new Map<HTMLLinkElement, { href: string; type: string }>();

    function apply() {
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
    apply();
    // Each screen sets its own title and icon whenever it is shown.
    const observer = new MutationObserver(apply);
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

/** The title of the page with the number of open jobs in front, if there are any. */
export function countedTitle(title: string, count: number): string {
  const plain = title.replace(/^\(\d+\) /, '');
  return count === 0 ? plain : `(${count}) ${plain}`;
}
