'use client';

import type { LucideIcon } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';

/** The looks of an entry of the rail. */
export const railClasses =
  'grid size-9 place-items-center rounded text-muted transition-colors hover:bg-sunken hover:text-text aria-[current=page]:bg-sunken aria-[current=page]:text-text max-desk:size-11';

/** A link of the rail to a screen. */
export function RailLink({ href, label, Icon }: { href: string; label: string; Icon: LucideIcon }) {
  const path = usePathname();
  return (
    <Link
      href={href}
      title={label}
      aria-label={label}
      aria-current={path === href || path.startsWith(`${href}/`) ? 'page' : undefined}
      className={railClasses}
    >
      <Icon aria-hidden className="size-4" />
    </Link>
  );
}
