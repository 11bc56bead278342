'use client';

import { X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { type Toast, toasts } from '@/lib/client/toasts';
import { toastMessages } from './messages-late';

const none: readonly Toast[] = [];
const shownForMs = 10_000;

/** The toasts, above everything, and a live region for screen readers. */
export function ToastList() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current, () => none);
  const announcement = useSyncExternalStore(toasts.subscribe, toasts.announcement, () => '');
  return (
    <>
      <p className="sr-only" aria-live="polite">
        {announcement}
      </p>
      <section
        aria-label={toastMessages.title}
        // On small windows a dialog has its title and its close button where toasts would be.
        className="pointer-events-none fixed inset-x-4 top-14 z-50 max-desk:top-13 max-desk:in-[body:has([data-slot=modal])]:top-auto max-desk:in-[body:has([data-slot=modal])]:bottom-28"
      >
        <ol className="flex flex-col items-center gap-2">
          {shown.map((toast) => (
            <ToastItem key={toast.id} toast={toast} />
          ))}
        </ol>
      </section>
    </>
  );
}

function ToastItem({ toast }: { toast: Toast }) {
  const { id, message, tone, action, stays } = toast;
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (stays) return undefined;
    // A toast stays while the pointer or the focus is on it.
    const timer = setInterval(() => {
      if (line.current?.matches(':hover, :focus-within') !== true) toasts.dismiss(id);
    }, shownForMs);
    return () => clearInterval(timer);
  }, [id, stays]);
  return (
    <li
      ref={line}
      data-slot="notice"
      className={classNames(
        'pointer-events-auto flex max-w-xl animate-drop items-center gap-3 rounded-lg bg-text py-1.5 pr-1.5 pl-4 text-bg shadow-floating',
        tone === 'bad' && 'border-l-4 border-bad',
      )}
    >
      <span className="min-w-0 wrap-anywhere">{message}</span>
      {action !== null && (
        <button
          type="button"
          className="shrink-0 rounded-xs px-2 py-1 font-semibold underline underline-offset-2 outline-bg"
          onClick={() => {
            action.run();
            toasts.dismiss(id);
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton
        size="sm"
        label={toastMessages.dismiss}
        className="text-bg! outline-bg hover:bg-transparent!"
        onClick={() => toasts.dismiss(id)}
      >
        <X aria-hidden />
      </IconButton>
    </li>
  );
}
