import { type VariantProps, cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** The looks of a button, for a link that acts like one. */
export const buttonClasses = cva(
  'inline-flex shrink-0 items-center justify-center gap-1.5 rounded font-medium whitespace-nowrap select-none transition-colors disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-accent text-accent-text font-semibold hover:bg-accent-strong',
        outline: 'border border-line-strong bg-panel text-text hover:bg-sunken',
        ghost: 'text-text hover:bg-sunken aria-expanded:bg-sunken',
        quiet: 'text-muted hover:bg-sunken hover:text-text aria-expanded:bg-sunken',
        danger: 'border border-line-strong bg-panel text-bad hover:bg-bad-soft',
      },
      size: {
        sm: 'h-7 px-2 text-sm',
        md: 'h-8 px-3 text-base',
        lg: 'h-9 px-4 text-md max-desk:h-11',
      },
    },
    defaultVariants: { variant: 'outline', size: 'md' },
  },
);

/** A push button. */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & VariantProps<typeof buttonClasses>) {
  return <button data-slot="button" type={type} className={buttonClasses({ variant, size, className })} {...props} />;
}
