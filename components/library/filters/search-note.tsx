import { isSearchable } from '@/lib/contract/search-words';
import { libraryWords } from '../messages';

/** Says when there is nothing to search for in what was typed: else everything would pass for what was found. */
export function SearchNote({ words }: { words: string }) {
  return (
    <div role="status" className="shrink-0">
      {words !== '' && !isSearchable(words) && (
        <p className="border-b border-line bg-panel px-4 py-2 text-muted wrap-anywhere">
          {libraryWords.nothingToSearch(words)}
        </p>
      )}
    </div>
  );
}
