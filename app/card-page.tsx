import type { ReactNode } from 'react';

/** A page outside of the studio's screens: a small card in its middle. */
export function CardPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-items-center bg-canvas p-4">
      <div className="grid w-full max-w-80 gap-4 rounded-lg bg-panel p-6 shadow-raised">
        <h1 className="text-lg font-semibold">{title}</h1>
        {children}
      </div>
    </main>
  );
}
