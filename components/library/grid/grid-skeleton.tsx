import { Skeleton } from '@/components/ui/skeleton';

const rows = [
  [1.5, 1, 0.7, 1.78, 1],
  [1, 1.78, 1.5, 0.68, 1.2],
  [0.7, 1.5, 1, 1, 1.78],
  [1.78, 0.68, 1.5, 1],
];

/** Placeholders in rows, while the grid loads. */
export function GridSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-1.5 pt-10">
      {rows.map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a fixed list of placeholders
        <div key={at} className="flex gap-1.5">
          {row.map((ratio, tile) => (
            <Skeleton
              // oxlint-disable-next-line react/no-array-index-key -- a fixed list of placeholders
              key={tile}
              className="h-[clamp(120px,15vw,230px)] min-w-0 rounded-xs"
              style={{ flexGrow: ratio, flexBasis: 0 }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
