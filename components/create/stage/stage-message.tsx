import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** What happened, why, and what now, where the picture would be. */
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
