'use client';

import { Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { droppedFiles, withoutClutter } from './dropped-files';
import { uploadMessages } from './messages';

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Takes files that are dropped anywhere on it, or pasted while it is there. */
export function DropZone({
  board,
  onFiles,
  className,
  children,
}: {
  /** The name of the open board, which the files are added to; null without one. */
  board: string | null;
  onFiles: (files: File[]) => void;
  className: string;
  children: ReactNode;
}) {
  const [isOver, setIsOver] = useState(false);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const isTyping =
      event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]') !== null;
    const files = withoutClutter([...(event.clipboardData?.files ?? [])]);
    if (isTyping || event.defaultPrevented || files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => paste(event);
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, []);

  function onDragOver(event: DragEvent) {
    if (!hasFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setIsOver(true);
  }

  async function take(data: DataTransfer) {
    const files = await droppedFiles(data);
    if (files.length > 0) onFiles(files);
  }

  function onDrop(event: DragEvent) {
    setIsOver(false);
    if (!hasFiles(event)) return;
    event.preventDefault();
    void take(event.dataTransfer);
  }

  return (
    <div
      className={className}
      onDragEnter={onDragOver}
      onDragOver={onDragOver}
      onDragLeave={(event) => {
        if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget))
          setIsOver(false);
      }}
      onDrop={onDrop}
    >
      {children}
      {isOver && (
        <div className="pointer-events-none absolute inset-2 z-30 flex flex-col items-center justify-center gap-1 rounded-lg border-2 border-dashed border-accent bg-bg/90 text-center">
          <Upload aria-hidden className="size-7 text-accent" />
          <p className="text-lg font-semibold">{board === null ? uploadMessages.drop : uploadMessages.dropOn(board)}</p>
          <p className="text-muted">{uploadMessages.dropHint}</p>
        </div>
      )}
    </div>
  );
}
