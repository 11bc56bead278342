import { SquareSplitHorizontal } from 'lucide-react';
import Link from 'next/link';
import { buttonClasses } from '@/components/ui/button';
import { comparisonWith } from './input-of';
import type { LibraryFilter, LibraryItem, LibraryItemDetail } from '@/lib/contract/library';
import { itemWords } from '../item-words';

/** Leads to a result laid upon what it was made from. */
export function CompareLink({
  input,
  result,
  filter,
}: {
  input: LibraryItem;
  result: LibraryItemDetail;
  filter: LibraryFilter;
}) {
  return (
    <Link
      href={comparisonWith(input, result, filter)}
      title={itemWords.compareHint}
      className={buttonClasses({ variant: 'quiet', className: 'max-desk:h-11' })}
    >
      <SquareSplitHorizontal aria-hidden />
      <span className="max-wide:sr-only">{itemWords.compare}</span>
    </Link>
  );
}
