'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { useWayBack } from './use-back';

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
  const goBack = useWayBack(address);
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
