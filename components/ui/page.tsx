import type { ReactNode } from 'react';

/** A page with one column of sections. */
export function Page({ title, lead = null, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    // Positioned, so that hidden controls, such as those of selects in forms, do not make the document longer.
    <main data-slot="page" className="relative h-full overflow-y-auto">
      <div className="mx-auto flex w-full max-w-[760px] flex-col gap-8 px-6 py-10 max-desk:px-4 max-desk:py-6">
        <header>
          <h1 className="text-xl font-semibold">{title}</h1>
          {lead !== null && <p className="mt-1 max-w-[60ch] text-muted">{lead}</p>}
        </header>
        {children}
      </div>
    </main>
  );
}

/** A section of a page, with its heading. */
export function PageSection({
  title,
  aside = null,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section data-slot="page-section">
      <div className="mb-3 flex items-baseline gap-3 border-b border-line pb-2">
        <h2 className="text-md font-semibold">{title}</h2>
        {aside !== null && <div className="ml-auto text-muted">{aside}</div>}
      </div>
      {children}
    </section>
  );
}
