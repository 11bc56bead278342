import { Skeleton } from '@/components/ui/skeleton';

/** Stands where the form will be: a prompt, a row of two, another row. */
export function FormSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-5">
      <div className="flex flex-col gap-1.5">
        <Skeleton className="h-[19px] w-16" />
        <Skeleton className="h-[132px]" />
      </div>
      {[0, 1].map((row) => (
        <div key={row} className="grid grid-cols-2 gap-3">
          {[0, 1].map((column) => (
            <div key={column} className="flex flex-col gap-1.5">
              <Skeleton className="h-[19px] w-20" />
              <Skeleton className="h-8" />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
