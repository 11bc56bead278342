import { classNames } from '@/components/ui/class-names';

/** The label of a file that is compared, in a corner of it. */
export function SideTag({ label, className }: { label: string; className: string }) {
  return (
    <span
      className={classNames(
        'pointer-events-none absolute top-2 truncate rounded-xs bg-black/70 px-2 py-0.5 text-white',
        className,
      )}
    >
      {label}
    </span>
  );
}
