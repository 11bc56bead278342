import type { ReactNode } from 'react';
import './german';

/** Renders its children once the German texts are registered. */
export function GermanTexts({ children }: { children: ReactNode }) {
  return children;
}
