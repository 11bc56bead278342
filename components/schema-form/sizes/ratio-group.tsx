'use client';

import { Item, Root } from 'radix-ui/radio-group';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { type AspectRatio, drawnRatio } from '@/lib/schema-form/sizes/aspect-ratio';

const cellClasses =
  'flex h-13 min-w-0 flex-col items-center justify-end gap-1 px-0.5 pb-1.5 text-sm shadow-[0_0_0_1px_var(--color-line)] text-muted transition-colors hover:text-text focus-visible:z-10 focus-visible:rounded-sm focus-visible:-outline-offset-2';

/** Aspect ratios side by side, one of them chosen. */
export function RatioGroup({ columns, className, ...props }: ComponentProps<typeof Root> & { columns: number }) {
  return (
    <Root
      data-slot="ratio-group"
      className={classNames(
        'grid gap-px overflow-hidden rounded border border-line bg-panel aria-invalid:border-bad',
        className,
      )}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      {...props}
    />
  );
}

/** One aspect ratio as a rectangle; a dashed square where the value names none, as in “auto”. */
export function RatioButton({ value, label, ratio }: { value: string; label: string; ratio: AspectRatio | null }) {
  const size = ratio === null ? { width: 17, height: 17 } : drawnRatio(ratio);
  return (
    <Item
      value={value}
      aria-label={label}
      title={label}
      className={classNames(
        cellClasses,
        'data-[state=checked]:bg-accent-soft data-[state=checked]:font-medium data-[state=checked]:text-accent',
      )}
    >
      <span
        aria-hidden
        className={classNames('block rounded-[2px] border-[1.5px] border-current', ratio === null && 'border-dashed')}
        style={size}
      />
      <span className="max-w-full truncate">{label}</span>
    </Item>
  );
}

/** Shows the hidden ratios. */
export function RatioMoreButton({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classNames(cellClasses, 'justify-center! pb-0!')}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
