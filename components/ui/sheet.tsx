'use client';

import type { ComponentProps } from 'react';
import { Modal } from './modal';

/** Comes up from below over a small window. */
export function Sheet(props: Omit<ComponentProps<typeof Modal>, 'layer' | 'className'>) {
  return <Modal layer="panel" className="inset-x-0 bottom-0 h-[calc(100dvh-40px)] rounded-t-lg" {...props} />;
}
