import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

/**
 * The neutral surround of the media on the stage. It is a size container, so that its content can be as large as fits.
 */
export function StageFrame({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={classNames('min-h-0 min-w-0 flex-1 p-8 max-desk:p-4', className)}>
      <div className="@container-size grid size-full place-items-center">{children}</div>
    </div>
  );
}

/** Replaces a result: what happened, why, and what to do now. */
export function StageMessage({
  Icon,
  tone = 'plain',
  title,
  children,
  actions = null,
}: {
  Icon: LucideIcon;
  tone?: 'plain' | 'warn' | 'bad';
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}) {
  const colour = { plain: 'text-muted', warn: 'text-warn', bad: 'text-bad' }[tone];
  return (
    <section className="flex max-h-full w-[min(460px,100%)] flex-col gap-3 overflow-y-auto rounded-lg bg-panel p-5 shadow-picture">
      <h2 className="flex items-center gap-2 text-md font-semibold">
        <Icon aria-hidden className={`size-4 shrink-0 ${colour}`} />
        {title}
      </h2>
      <div className="flex flex-col gap-2 leading-relaxed wrap-anywhere text-muted">{children}</div>
      {actions !== null && <div className="flex flex-wrap gap-2 pt-1">{actions}</div>}
    </section>
  );
}
