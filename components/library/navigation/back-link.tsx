'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { useBack } from './use-back';

/** Leads back to the grid or to an item. */
export function BackLink({
  address,
  className,
  children,
}: {
  address: string;
  className: string;
  children: ReactNode;
}) {
  const goBack = useBack(address);
  return (
    <Link
      href={address}
      className={className}
      onNavigate={(event) => {
        event.preventDefault();
        goBack();
      }}
    >
      {children}
    </Link>
  );
}
