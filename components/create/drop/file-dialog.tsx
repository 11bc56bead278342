'use client';

import { useQueryClient } from '@tanstack/react-query';
import { ChevronRight, type LucideIcon, Shapes, SlidersHorizontal, Workflow, X } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { quickIcons } from '@/components/media-actions/quick-buttons';
import type { DroppedFile } from '@/components/ui/dropped-files';
import { IconButton } from '@/components/ui/icon-button';
import { Modal } from '@/components/ui/modal';
import { moveFocus } from '@/components/ui/move-focus';
import { lastUsedModels, type LastUsedModels } from '@/lib/client/models/last-used-models';
import { formatBytes } from '@/lib/contract/format-bytes';
import type { RequestState } from '../request/request-state';
import { applySettings } from './apply-settings';
import { describeLeft } from './describe-left';
import { type FileChoice, fileChoices } from './file-choices';
import { holdsWorkflow } from './holds-workflow';
import { dropMessages } from './messages';
import { addAsModel, findTarget } from './offer-model';
import { planFileSettings } from './plan-file-settings';
import { type FileSettings, readFileSettings } from './read-file-settings';
import { goToPrompt } from './go-to-prompt';
import type { SortedFiles } from './sort-files';
import { LocalImage } from './local-image';
import { isEach } from './take-files';

const noModels: LastUsedModels = {};
const mostPreviews = 5;

/** Files to ask about: media of one kind, or a JSON file. */
export type AskedFiles = Extract<SortedFiles, { kind: 'media' | 'json' }>;

/** Asks what to do with files: use them for something, or take the settings or the workflow that one of them holds. */
export function FileDialog({
  asked,
  request,
  onChoose,
  onClose,
}: {
  asked: AskedFiles;
  request: RequestState;
  onChoose: (choice: FileChoice) => void;
  onClose: () => void;
}) {
  const files = asked.kind === 'media' ? asked.files : [asked.file];
  const [first] = files;
  const single = files.length === 1 && first !== undefined ? first.file : null;
  const { model, models } = request.model;
  const lastUsed = useSyncExternalStore(lastUsedModels.subscribe, lastUsedModels.current, () => noModels);
  const choices = asked.kind === 'media' ? fileChoices(asked.media, models, model, lastUsed) : [];
  const found = useFound(single, request);
  const router = useRouter();
  const after = useRef<(() => boolean) | null>(null);
  const { plan, engine } = found;
  const left = describeLeft(asked.left);
  const title =
    single === null && asked.kind === 'media'
      ? dropMessages.titleMany[asked.media]({ count: files.length })
      : dropMessages.titleOne({ file: first?.file.name ?? '' });
  const act = (run: () => void, then: (() => boolean) | null) => () => {
    after.current = then;
    run();
    onClose();
  };

  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      label={title}
      layer="panel"
      className="top-[10dvh] left-1/2 max-h-[80dvh] w-[min(440px,calc(100vw-24px))] -translate-x-1/2 rounded-lg max-desk:top-auto max-desk:bottom-0 max-desk:max-h-[88dvh] max-desk:w-full max-desk:rounded-b-none"
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        const content = event.currentTarget as HTMLElement;
        (content.querySelector<HTMLElement>('ul button') ?? content).focus();
      }}
      onCloseAutoFocus={(event) => {
        if (after.current?.() === true) event.preventDefault();
      }}
    >
      <header className="flex shrink-0 items-center gap-3 border-b border-line py-2 pr-2 pl-4">
        <div className="min-w-0 flex-1">
          <h2 aria-hidden className="truncate font-semibold" title={title}>
            {title}
          </h2>
          <p className="text-sm text-muted tabular-nums">
            {formatBytes(files.reduce((sum, { file }) => sum + file.size, 0))}
          </p>
        </div>
        <IconButton label={dropMessages.close} className="max-desk:size-11" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto p-2">
        {asked.kind === 'media' && asked.media === 'image' && <Previews files={files} />}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only moves the focus among its buttons */}
        <ul aria-label={dropMessages.choices} onKeyDown={(event) => moveFocus(event, 'button')}>
          {choices.map((choice) => (
            <Choice
              key={choice.key}
              Icon={choice.action === null ? Shapes : quickIcons[choice.action]}
              label={choice.label}
              hint={
                asked.kind === 'media' && isEach(choice, asked)
                  ? dropMessages.eachWith({ model: choice.model })
                  : dropMessages.withModel({ model: choice.model })
              }
              onClick={act(
                () => onChoose(choice),
                () => goToPrompt(choice.target.model.id, true),
              )}
            />
          ))}
          {plan !== null && found.program !== null && (
            <Choice
              Icon={SlidersHorizontal}
              label={dropMessages.takeSettings}
              hint={dropMessages.settings[found.program]}
              onClick={act(
                () => applySettings(request, plan, single?.name ?? ''),
                () => goToPrompt(plan.model.id, false),
              )}
            >
              {plan.prompt !== null && <span className="line-clamp-2 wrap-anywhere">{plan.prompt}</span>}
              <span className="block">
                {plan.otherModel === null
                  ? dropMessages.fills({ model: plan.model.display_name ?? plan.model.id })
                  : dropMessages.fillsInstead({
                      model: plan.model.display_name ?? plan.model.id,
                      named: plan.otherModel,
                    })}
              </span>
            </Choice>
          )}
          {engine !== null && single !== null && (
            <Choice
              Icon={Workflow}
              label={dropMessages.addAsModel}
              hint={dropMessages.workflow}
              onClick={act(() => addAsModel(single, engine, (address) => router.push(address)), null)}
            />
          )}
        </ul>
        <div role="status" className="px-3 text-sm text-muted">
          {found.isReading ? (
            <p className="py-1.5">{dropMessages.readingSettings}</p>
          ) : (
            choices.length === 0 &&
            plan === null &&
            engine === null && (
              <p className="py-1.5 text-base">
                {asked.kind === 'json' ? dropMessages.noUseJson({ file: single?.name ?? '' }) : dropMessages.noChoice}
              </p>
            )
          )}
          {left !== null && <p className="py-1.5 wrap-anywhere">{left}</p>}
        </div>
      </div>
    </Modal>
  );
}

function Choice({
  Icon,
  label,
  hint,
  onClick,
  children = null,
}: {
  Icon: LucideIcon;
  label: string;
  hint: string;
  onClick: () => void;
  children?: ReactNode;
}) {
  return (
    <li>
      <button
        type="button"
        onClick={onClick}
        className="group flex min-h-12 w-full items-start gap-3 rounded px-3 py-3 text-left hover:bg-sunken"
      >
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <span className="shrink-0 font-medium">{label}</span>
            <span className="min-w-0 truncate text-muted">{hint}</span>
          </span>
          {children !== null && <span className="mt-1 block text-sm text-muted">{children}</span>}
        </span>
        <ChevronRight aria-hidden className="mt-0.5 size-4 shrink-0 text-faint group-hover:text-text" />
      </button>
    </li>
  );
}

/** The images, the first few of many. */
function Previews({ files }: { files: readonly DroppedFile[] }) {
  return (
    <div className="mb-2 flex h-32 justify-center gap-1.5 overflow-hidden rounded bg-canvas p-2">
      {files.slice(0, mostPreviews).map(({ path, file }) => (
        <LocalImage key={path} file={file} className="h-full min-w-0 rounded-sm object-contain" />
      ))}
    </div>
  );
}

/** What a file holds besides its pixels. */
interface FileContents {
  settings: FileSettings | null;
  /** The engine that its workflow can be added to. */
  engine: string | null;
}

const noContents: FileContents = { settings: null, engine: null };

/** Finds the settings in one file, and its workflow where that can become a model. */
function useFound(file: File | null, { model: { model, models } }: RequestState) {
  const client = useQueryClient();
  const [contents, setContents] = useState<FileContents | null>(file === null ? noContents : null);
  useEffect(() => {
    if (file === null) return undefined;
    let isStale = false;
    Promise.all([readFileSettings(file), findTarget(client), holdsWorkflow(file)]).then(
      ([settings, engine, isWorkflow]) => isStale || setContents({ settings, engine: isWorkflow ? engine : null }),
      // The file was removed, or can't be read: its upload says so.
      () => isStale || setContents(noContents),
    );
    return () => {
      isStale = true;
    };
  }, [file, client]);
  const { settings, engine } = contents ?? noContents;
  const plan = useMemo(
    () => (settings === null ? null : planFileSettings(settings, models, model)),
    [settings, models, model],
  );
  const program =
    settings === null ? null : settings.kind === 'request' ? ('easel' as const) : settings.settings.program;
  return { isReading: contents === null, plan, program, engine };
}
