'use client';

import { useQueryClient } from '@tanstack/react-query';
import { FileUp, FolderUp, ListPlus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { Portal } from 'radix-ui/portal';
import { type ChangeEvent, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import {
  carriesFiles,
  chosenFiles,
  type DroppedFile,
  droppedFiles,
  withoutClutter,
} from '@/components/ui/dropped-files';
import { latePart } from '@/components/ui/late-part';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { useCommandSource } from '@/components/ui/use-command-source';
import { usePageDrag } from '@/components/ui/use-page-drag';
import type { HandedSettings, HandedToCreate } from '@/lib/client/handed-to-create';
import { reportActionError } from '@/lib/client/report-error';
import { toasts } from '@/lib/client/toasts';
import { type ListSource, sourceOfMedia } from '../prompt-list/list-source';
import { listMessages } from '../prompt-list/messages';
import type { RequestState } from '../request/request-state';
import { dragOfName, nameOfDrag } from './drag-name';
import type { FileChoice } from './file-choices';
import { closeDialog, isListShown, noDialogs, openFiles, openList, setHidden } from './open-dialogs';
import { describeLeft } from './describe-left';
import { dropMessages } from './messages';
import { goToPrompt } from './go-to-prompt';
import { sortFiles } from './sort-files';
import { takeFiles } from './take-files';
import { useHanded } from './use-handed';

const DropTargets = latePart(async () => (await import('./drop-targets')).DropTargets);
const FileDialog = latePart(async () => (await import('./file-dialog')).FileDialog);
const ListDialog = latePart(async () => (await import('../prompt-list/list-dialog')).ListDialog);

const accepted = 'image/*,video/*,audio/*,.txt,.csv,.tsv,.json';
/** React's types lack it. */
const wholeFolder = { webkitdirectory: '' };

/**
 * Takes the files that are dropped or pasted anywhere on the screen, or chosen by its buttons and commands, and makes
 * lists of prompts batches.
 */
export function FileDrops({ request }: { request: RequestState }) {
  const [dialogs, setDialogs] = useState(noDialogs);
  const [isOpen, setIsOpen] = useState(false);
  const fileInput = useRef<HTMLInputElement>(null);
  const folderInput = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const router = useRouter();

  const open = (source: ListSource) => setDialogs((before) => openList(before, source));
  const close = (key: number) => setDialogs((before) => closeDialog(before, key));

  function use(files: readonly DroppedFile[]) {
    const sorted = sortFiles(withoutClutter(files));
    if (sorted.kind === 'none') toasts.show(describeUseless(sorted.left), { tone: 'bad' });
    else if (sorted.kind === 'list')
      open({ kind: 'file', file: sorted.list.file, files: sorted.files, left: sorted.left });
    else setDialogs((before) => openFiles(before, sorted));
  }
  function take(choice: FileChoice, files: readonly DroppedFile[]) {
    const sorted = sortFiles(withoutClutter(files));
    if (sorted.kind !== 'media') {
      use(files);
      return;
    }
    const source = takeFiles(request, sorted, choice);
    if (source !== null) {
      open(source);
      return;
    }
    const left = describeLeft(sorted.left);
    if (left !== null) toasts.show(left);
    if (dialogs.files !== null) close(dialogs.files.key);
    goToPrompt(choice.target.model.id, true);
  }
  /** A file that is used for something may hold more. */
  async function offerContents(file: File) {
    const [{ offerSettings }, { offerModel }] = await Promise.all([
      import('./apply-settings'),
      import('./offer-model'),
    ]);
    await offerSettings(request, file);
    await offerModel(client, file, (address) => router.push(address));
  }

  async function fillFrom({ settings, file }: HandedSettings) {
    const { fillFromSettings } = await import('./apply-settings');
    const filled = fillFromSettings(request, settings, file);
    if (filled !== null) goToPrompt(filled, false);
  }
  function openMedia({ target, items }: Extract<HandedToCreate, { kind: 'media' }>) {
    const source = sourceOfMedia(target, items);
    if (source !== null) open(source);
  }
  useHanded({
    isReady: !request.model.list.isPending,
    onHanded: (handed) => {
      if (handed.kind === 'files') use(chosenFiles(handed.files));
      else if (handed.kind === 'media') openMedia(handed);
      else fillFrom(handed).catch(reportActionError);
    },
  });

  // Files would take the place of a list that someone is writing.
  const isEditing = isListShown(dialogs);
  const drag = usePageDrag(
    {
      over(event, isOwn) {
        const { dataTransfer } = event;
        if (dataTransfer === null || !carriesFiles(dataTransfer) || isOwn) return null;
        if (!event.defaultPrevented) {
          event.preventDefault();
          dataTransfer.dropEffect = isEditing ? 'none' : 'copy';
        }
        return isEditing ? null : nameOfDrag(dataTransfer);
      },
      drop(event, isOwn) {
        const { dataTransfer } = event;
        if (dataTransfer === null || !carriesFiles(dataTransfer) || isOwn) return;
        const [file, ...others] = dataTransfer.files;
        if (event.defaultPrevented) {
          if (file !== undefined && others.length === 0) offerContents(file).catch(reportActionError);
          return;
        }
        event.preventDefault();
        if (isEditing) return;
        droppedFiles(dataTransfer).then(use).catch(reportActionError);
      },
    },
    'document',
  );
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const data = event.clipboardData;
    const files = [...(data?.files ?? [])];
    const isTyping =
      event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]') !== null;
    // Programs for texts and tables also copy an image of what was copied.
    const isText = isTyping && data?.types.includes('text/plain') === true;
    if (event.defaultPrevented || isEditing || isText || files.length === 0) return;
    event.preventDefault();
    use(chosenFiles(files));
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event);
    window.addEventListener('paste', listener);
    return () => window.removeEventListener('paste', listener);
  }, []);

  const openText = () => open({ kind: 'text' });
  useCommandSource(() => [
    {
      id: 'create.file',
      group: 'here',
      label: dropMessages.chooseFile,
      detail: dropMessages.chooseFileHint,
      run: () => fileInput.current?.click(),
    },
    {
      id: 'create.folder',
      group: 'here',
      label: dropMessages.chooseOneFolder,
      run: () => folderInput.current?.click(),
    },
    { id: 'create.list', group: 'here', label: listMessages.open, detail: listMessages.openHint, run: openText },
  ]);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = chosenFiles(event.target.files);
    // The same file can be chosen again.
    event.target.value = '';
    if (files.length > 0) use(files);
  }
  const { files } = dialogs;
  const lines = [
    { label: dropMessages.chooseFiles, Icon: FileUp, input: fileInput },
    { label: dropMessages.chooseFolder, Icon: FolderUp, input: folderInput },
    { label: dropMessages.enterList, Icon: ListPlus, input: null },
  ];
  return (
    <>
      <Popover open={isOpen} onOpenChange={setIsOpen}>
        <PopoverTrigger asChild>
          <Button
            variant="quiet"
            size="sm"
            title={dropMessages.chooseFileHint}
            aria-label={dropMessages.filesAndLists}
            className="max-desk:h-11"
          >
            <FileUp aria-hidden />
            {dropMessages.filesAndListsShort}
          </Button>
        </PopoverTrigger>
        <PopoverContent side="top" aria-label={dropMessages.filesAndLists} className="flex w-60 flex-col p-1">
          {lines.map(({ label, Icon, input }) => (
            <button
              key={label}
              type="button"
              className="flex h-8 w-full items-center gap-2.5 rounded-sm px-2 text-left hover:bg-sunken max-desk:h-11 [&_svg]:size-4"
              onClick={() => {
                setIsOpen(false);
                if (input === null) openText();
                else input.current?.click();
              }}
            >
              <Icon aria-hidden />
              {label}
            </button>
          ))}
          <p className="px-2 pt-1 pb-1.5 text-sm text-muted max-desk:hidden">{dropMessages.dropHint}</p>
        </PopoverContent>
      </Popover>
      <input
        ref={fileInput}
        type="file"
        multiple
        hidden
        accept={accepted}
        aria-label={dropMessages.chooseFiles}
        onChange={choose}
      />
      <input
        ref={folderInput}
        type="file"
        multiple
        hidden
        aria-label={dropMessages.chooseFolder}
        onChange={choose}
        {...wholeFolder}
      />
      <Suspense>
        {drag !== null && (
          <Portal>
            <DropTargets
              key={drag}
              dragged={dragOfName(drag)}
              models={request.model.models}
              current={request.model.model}
              onDrop={take}
            />
          </Portal>
        )}
      </Suspense>
      <Suspense>
        {files !== null && (
          <FileDialog
            key={files.key}
            asked={files.asked}
            request={request}
            onChoose={(choice) => take(choice, files.asked.kind === 'media' ? files.asked.files : [])}
            onClose={() => close(files.key)}
          />
        )}
        {dialogs.lists.map(({ key, source, isHidden }) => (
          <ListDialog
            key={key}
            source={source}
            request={request}
            isHidden={isHidden}
            onHide={(next) => setDialogs((before) => setHidden(before, key, next))}
            onClose={() => close(key)}
          />
        ))}
      </Suspense>
    </>
  );
}

function describeUseless(files: readonly DroppedFile[]): string {
  const [first, ...others] = files;
  if (first === undefined) return dropMessages.emptyFolder;
  if (others.length > 0) return dropMessages.noUseMany({ count: files.length });
  return /\.zip$/i.test(first.path)
    ? dropMessages.noUseZip({ file: first.path })
    : dropMessages.noUse({ file: first.path });
}
