import { Button } from '@/components/ui/button';
import type { TextForm } from './use-text-form';

/** The button of a form, and above it what is wrong apart from the fields. */
export function FormFooter({
  form: { error, isLocked },
  label,
  isMain = true,
  isIdle = false,
  className = 'self-start',
}: {
  form: Pick<TextForm<never>, 'error' | 'isLocked'>;
  label: string;
  /** Whether it is what the page is for. */
  isMain?: boolean;
  /** Whether there is nothing to send. */
  isIdle?: boolean;
  className?: string;
}) {
  return (
    <>
      {error !== null && (
        <p role="alert" className="rounded bg-bad-soft px-3 py-2 wrap-anywhere">
          {error}
        </p>
      )}
      <Button
        type="submit"
        size="lg"
        variant={isMain ? 'primary' : 'outline'}
        aria-disabled={isLocked || isIdle || undefined}
        className={className}
      >
        {label}
      </Button>
    </>
  );
}
