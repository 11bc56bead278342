import type { ReactNode } from 'react';

/** A section of a fine-tune's page, with its heading and actions. */
export function DetailSection({
  title,
  aside = null,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="border-t border-line pt-4">
      <div className="mb-2 flex min-h-7 items-center gap-3">
        <h3 className="text-md font-semibold">{title}</h3>
        {aside !== null && <div className="ml-auto">{aside}</div>}
      </div>
      {children}
    </section>
  );
}
