import { type Control, type FieldValues, useFormState } from 'react-hook-form';
import { Button } from '@/components/ui/button';

/** The button of a form, and above it what is wrong apart from the fields. */
export function FormFooter<V extends FieldValues>({
  control,
  label,
  isMain = true,
  isIdle = false,
  className = 'self-start',
}: {
  control: Control<V>;
  label: string;
  /** Whether it is what the page is for. */
  isMain?: boolean;
  /** Whether there is nothing to send. */
  isIdle?: boolean;
  className?: string;
}) {
  const { errors, isSubmitting } = useFormState({ control });
  return (
    <>
      {errors.root !== undefined && (
        <p role="alert" className="rounded bg-bad-soft px-3 py-2 wrap-anywhere">
          {errors.root.message}
        </p>
      )}
      <Button
        type="submit"
        size="lg"
        variant={isMain ? 'primary' : 'outline'}
        aria-disabled={isSubmitting || isIdle || undefined}
        className={className}
      >
        {label}
      </Button>
    </>
  );
}
