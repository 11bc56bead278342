import { Fragment } from 'react';
import { hasMacKeys, keyCaps } from './shortcuts';
import { commandWords } from './command-words';

/** Keys as they stand on the keyboard; several are alternatives. */
export function KeyCaps({ keys }: { keys: readonly string[] }) {
  const isMac = hasMacKeys(navigator.userAgent);
  return (
    <span className="flex flex-wrap items-center gap-1 text-sm text-muted">
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && <span className="sr-only">{commandWords.or}</span>}
          <span className="flex gap-0.5">
            {keyCaps(key, isMac).map((cap) => (
              <kbd
                key={cap}
                className="min-w-5 rounded-xs border border-line-strong px-1 text-center font-sans text-xs leading-[18px] text-text"
              >
                {cap}
              </kbd>
            ))}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
