import Link from 'next/link';
import { Thumbnail } from '@/components/ui/thumbnail';
import { itemAddress } from '@/lib/client/library-view-state';
import type { LibraryFilter, LibraryItem } from '@/lib/contract/library';
import { itemWords } from './item-words';

/** One step of an item's story: what it was made from, or what was made from it. Each leads on by a press. */
export function Lineage({
  title,
  items,
  count,
  filter,
}: {
  title: string;
  items: LibraryItem[];
  count: number;
  filter: LibraryFilter;
}) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 font-semibold">{title}</h2>
      <ul className="grid grid-cols-4 gap-1.5">
        {items.map(({ media, caption }) => (
          <li key={media.id} className="aspect-square overflow-hidden rounded-sm bg-sunken">
            <Link href={itemAddress(media.id, filter)} title={caption} className="block size-full -outline-offset-2">
              {media.thumbnailUrl === null ? (
                <span className="line-clamp-3 p-1.5 text-xs wrap-anywhere">{caption}</span>
              ) : (
                <Thumbnail src={media.thumbnailUrl} alt={caption} />
              )}
            </Link>
          </li>
        ))}
      </ul>
      {count > items.length && <p className="mt-1.5 text-muted">{itemWords.more(count - items.length)}</p>}
    </section>
  );
}
