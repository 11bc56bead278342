'use client';

import { FileUp, FolderUp, Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { useCommandSource } from '@/components/ui/use-command-source';
import { chosenFiles } from '@/components/ui/dropped-files';
import { type LibraryFiles, libraryFiles } from './library-files';
import { uploadMessages } from './messages';

const line =
  'flex h-8 w-full items-center gap-2.5 rounded-sm px-2 text-left hover:bg-sunken max-desk:h-11 [&_svg]:size-4';

/** Adds files from this computer: images, videos, audio and zips, or a whole folder. */
export function ImportButton({ onFiles }: { onFiles: (files: LibraryFiles) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  useCommandSource(() => [
    {
      id: 'library.import',
      group: 'here',
      label: uploadMessages.import,
      detail: uploadMessages.importHint,
      run: () => files.current?.click(),
    },
  ]);

  function take(event: ChangeEvent<HTMLInputElement>) {
    onFiles(libraryFiles(chosenFiles(event.target.files)));
    event.target.value = '';
  }

  const choices = [
    { label: uploadMessages.chooseFiles, Icon: FileUp, input: files },
    { label: uploadMessages.chooseFolder, Icon: FolderUp, input: folder },
  ];
  return (
    <>
      <Popover open={isOpen} onOpenChange={setIsOpen}>
        <PopoverTrigger asChild>
          <Button title={uploadMessages.importHint} className="max-desk:size-11 max-desk:p-0!">
            <Upload aria-hidden />
            <span className="max-desk:sr-only">{uploadMessages.import}</span>
          </Button>
        </PopoverTrigger>
        <PopoverContent align="end" aria-label={uploadMessages.import} className="flex w-56 flex-col p-1">
          {choices.map(({ label, Icon, input }) => (
            <button
              key={label}
              type="button"
              className={line}
              onClick={() => {
                setIsOpen(false);
                input.current?.click();
              }}
            >
              <Icon aria-hidden />
              {label}
            </button>
          ))}
          <p className="px-2 pt-1 pb-1.5 text-sm text-muted">{uploadMessages.importHint}</p>
        </PopoverContent>
      </Popover>
      <input
        ref={files}
        type="file"
        multiple
        accept="image/*,video/*,audio/*,.zip,application/zip,.txt,.csv,.tsv"
        aria-label={uploadMessages.chooseFiles}
        hidden
        onChange={take}
      />
      <input
        ref={folder}
        type="file"
        multiple
        aria-label={uploadMessages.chooseFolder}
        hidden
        onChange={take}
        {...{ webkitdirectory: '' }}
      />
    </>
  );
}
