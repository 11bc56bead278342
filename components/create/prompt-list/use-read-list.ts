'use client';

import { useEffect, useMemo, useState } from 'react';
import type { ListSource } from './list-source';
import { listOfFiles, type ReadList, readListFile, readListText, type Split } from './read-list';

/**
 * Reads the list of a source; null while it is being read, and for a text without any.
 *
 * @param split what a prompt of it is; null to guess
 */
export function useReadList(
  source: ListSource,
  text: string,
  { names, split }: { names: readonly string[]; split: Split | null },
): ReadList | null {
  const [read, setRead] = useState<{ of: unknown; list: ReadList } | null>(null);
  const files = source.kind === 'media' ? source.files : null;
  const ofFiles = useMemo(() => (files === null ? null : listOfFiles(files.map(({ path }) => path))), [files]);
  const file = source.kind === 'file' ? source.file : null;
  const known = names.join('\n');
  const input = file ?? text;
  useEffect(() => {
    if (input === '') return undefined;
    let isStale = false;
    const reading =
      typeof input === 'string' ? readListText(input, known.split('\n'), split) : readListFile(input, split);
    void reading.then((list) => isStale || setRead({ of: input, list }));
    return () => {
      isStale = true;
    };
  }, [input, known, split]);
  if (ofFiles !== null) return { state: 'list', list: ofFiles };
  if (input === '') return null;
  // While another text is read, the last list stays.
  return read === null || (file !== null && read.of !== file) ? null : read.list;
}
