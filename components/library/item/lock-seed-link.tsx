import { Lock } from 'lucide-react';
import Link from 'next/link';
import { buttonClasses } from '@/components/ui/button';
import { exactSeed } from '@/lib/contract/seed';
import { itemWords } from '../item-words';

/** Goes to Create with a seed locked in the form of its model; nothing for a seed that no form can hold. */
export function LockSeedLink({ model, seed }: { model: string; seed: string }) {
  if (exactSeed(seed) === null) return null;
  return (
    <Link
      href={`/?${new URLSearchParams({ model, seed })}`}
      aria-label={itemWords.lockSeed}
      title={itemWords.lockSeedHint}
      className={buttonClasses({
        variant: 'quiet',
        size: 'sm',
        className: '-my-1 max-desk:-my-3 size-6! px-0! max-desk:size-11!',
      })}
    >
      <Lock aria-hidden />
    </Link>
  );
}
