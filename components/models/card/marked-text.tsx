import { Fragment } from 'react';
import { markText } from '../search/mark-text';

/** A text with the words marked by which it was found. */
export function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  return markText(text, words).map((part, at) =>
    part.isMarked ? (
      <mark
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one text have no other identity
        key={at}
        className="rounded-xs bg-[light-dark(#ffe48f,#5c4810)] px-px font-medium text-[light-dark(#3a2c00,#ffe9a8)]"
      >
        {part.text}
      </mark>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text have no other identity
      <Fragment key={at}>{part.text}</Fragment>
    ),
  );
}
