import { type VariantProps, cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const iconButton = cva(
  'inline-grid shrink-0 place-items-center rounded-sm text-muted transition-colors hover:bg-sunken hover:text-text aria-expanded:bg-sunken aria-expanded:text-text aria-pressed:text-accent disabled:cursor-not-allowed disabled:opacity-40 aria-disabled:cursor-not-allowed aria-disabled:opacity-40 [&_svg]:size-4',
  {
    variants: {
      size: { sm: 'size-6', md: 'size-8', lg: 'size-9 rounded' },
    },
    defaultVariants: { size: 'md' },
  },
);

/** A button with only an icon. `label` is its accessible name and its native tooltip. */
export function IconButton({
  size,
  label,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & VariantProps<typeof iconButton> & { label: string }) {
  return (
    <button
      data-slot="icon-button"
      type={type}
      aria-label={label}
      title={label}
      className={iconButton({ size, className })}
      {...props}
    />
  );
}
