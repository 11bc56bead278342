'use client';

import { X } from 'lucide-react';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Modal } from '@/components/ui/modal';
import { toasts } from '@/lib/client/toasts';
import { BatchOutcome } from '../compare-models/batch-outcome';
import { chooseTask } from '../drafts/task-memory';
import { describeLeft } from '../drop/describe-left';
import { dropMessages } from '../drop/messages';
import type { RequestState } from '../request/request-state';
import { type AssignedColumns, columnFields, columnUse } from './column-uses';
import { ColumnChoices } from './column-choices';
import { listBlock } from './list-block';
import { ListFooter } from './list-footer';
import { ListInput } from './list-input';
import type { ListSource } from './list-source';
import { listMessages } from './messages';
import { planRows, type RowPlan } from './plan-rows';
import { fileColumn, type ListRow, mostRows, promptColumn, type Split } from './read-list';
import { repeatedRows } from './repeated-rows';
import { sentRows } from './sent-rows';
import { SplitChoice } from './split-choice';
import { RowTable } from './row-table';
import { useListBase } from './use-list-base';
import { useListSending } from './use-list-sending';
import { useReadList } from './use-read-list';

const noUploads = { pending: 0, failed: 0 };
const noFiles: readonly never[] = [];
const noRows: ReadonlyMap<number, boolean> = new Map();

/** Makes a list of prompts, a table or a set of files one batch: what will be sent, what is wrong with it, and its price. */
export function ListDialog({
  source,
  request,
  isHidden,
  onHide,
  onClose,
}: {
  source: ListSource;
  request: RequestState;
  /** Whether it is closed while its requests are being sent. */
  isHidden: boolean;
  onHide: (isHidden: boolean) => void;
  onClose: () => void;
}) {
  const [text, setText] = useState('');
  /** What a prompt is, as chosen; null to guess. */
  const [split, setSplit] = useState<Split | null>(null);
  const [assigned, setAssigned] = useState<AssignedColumns>({});
  /** The rows that were left out by hand, or included again. */
  const [toggled, setToggled] = useState(noRows);
  /** The rows of earlier presses that were sent. */
  const [sent, setSent] = useState<readonly ListRow[]>([]);
  const [isLimited, setLimited] = useState(false);
  const [checks, setChecks] = useState(0);
  const files = source.kind === 'text' ? noFiles : source.files;
  const form = useListBase(source, request);
  const base = useDeferredValue(form.base);
  const names = useMemo(
    () =>
      base === null
        ? []
        : [
            'model',
            'seed',
            'count',
            ...columnFields(base.schema, base.values).flatMap(({ name, label }) => [name, label]),
          ],
    [base],
  );
  const read = useReadList(source, useDeferredValue(text), { names, split });
  const list = read?.state === 'list' ? read.list : null;
  const target = form.choice?.target.field.name;
  const columns = useMemo(
    () => (target === undefined ? assigned : { ...assigned, [fileColumn]: target }),
    [assigned, target],
  );
  const { models } = request.model;
  const plans = useMemo((): RowPlan[] => {
    if (list === null || base === null) return [];
    return planRows(list, { base, models, assigned: columns, files, origin: window.location.origin });
    // A check that took longer has found something.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it only runs the checks again
  }, [list, base, models, columns, files, checks]);

  const sending = useListSending({
    files,
    onSent: (pressedAt, count) => {
      toasts.announce(listMessages.sent({ count }));
      onClose();
      request.showPress(pressedAt);
    },
    onInvalid: () => setChecks((before) => before + 1),
  });
  const { phase } = sending;
  const leftOut = useMemo(() => {
    const before = sentRows(list?.rows ?? [], sent);
    return new Set(
      (list?.rows ?? []).flatMap(({ number }) => ((toggled.get(number) ?? before.has(number)) ? number : [])),
    );
  }, [list, sent, toggled]);
  const isFailed = phase.state === 'sending' && phase.parts.every(({ state }) => state !== 'sending');
  const showFailed = useEffectEvent(() => onHide(false));
  useEffect(() => {
    if (isFailed) showFailed();
  }, [isFailed]);
  const repeated = useMemo(
    () => repeatedRows((list?.rows ?? []).filter(({ number }) => !leftOut.has(number))),
    [list, leftOut],
  );
  const used = plans.filter(({ row }) => !leftOut.has(row.number));
  const isTooLong = list !== null && list.total > mostRows && !isLimited;
  const unknown =
    base === null || list === null
      ? []
      : list.columns.filter(
          (column) => columnUse(column, undefined, base.schema, base.values).use === 'none' && source.kind !== 'media',
        );

  // Files are uploaded into the form on show, which another model's batch does not use.
  const usesForm = base !== null && base.model.id === request.model.model?.id;
  const blocked =
    list === null || base === null
      ? null
      : listBlock({
          columns: list.columns,
          assigned: columns,
          base,
          uploads: usesForm ? request.uploads : noUploads,
        });
  const left = source.kind === 'text' ? null : describeLeft(source.left);

  function close() {
    // Requests that are being sent go on; the dialog is back if some fail.
    if (phase.state === 'sending' && !isFailed) onHide(true);
    else onClose();
  }
  /** Back to the list, where the rows that were sent are left out: another press must not send them again. */
  function goBack() {
    const parts = phase.state === 'sending' ? phase.parts : [];
    const ids = new Set(parts.flatMap(({ id, state }) => (state === 'sent' ? id : [])));
    const done = plans.filter(({ row }) => ids.has(String(row.number))).map(({ row }) => row);
    // A row that was included again counts already.
    const before = sentRows(list?.rows ?? [], sent);
    setSent([...sent, ...done.filter(({ number }) => !before.has(number))]);
    setToggled(new Map([...toggled].filter(([number]) => !ids.has(String(number)))));
    sending.back();
  }
  function toggle(numbers: readonly number[], isOut: boolean) {
    setToggled(new Map([...toggled, ...numbers.map((number) => [number, isOut] as const)]));
  }
  const title =
    source.kind === 'text'
      ? listMessages.title
      : source.kind === 'file'
        ? listMessages.titleOfFile({ file: source.file.name })
        : listMessages.titleOfMedia[source.media]({ count: source.files.length });

  return (
    <Modal
      isOpen={!isHidden}
      onOpenChange={close}
      onOpenAutoFocus={(event) => {
        // The field of a text takes the focus itself.
        if (source.kind === 'text') return;
        event.preventDefault();
        (event.currentTarget as HTMLElement).focus();
      }}
      label={title}
      layer="panel"
      className="top-[6dvh] left-1/2 max-h-[88dvh] w-[min(920px,calc(100vw-24px))] -translate-x-1/2 rounded-lg max-desk:top-auto max-desk:bottom-0 max-desk:h-[calc(100dvh-40px)] max-desk:max-h-none max-desk:w-full max-desk:rounded-b-none"
    >
      <header className="flex shrink-0 items-center gap-2 border-b border-line py-2 pr-2 pl-5">
        <h2 aria-hidden className="min-w-0 flex-1 truncate text-lg font-semibold">
          {title}
        </h2>
        <IconButton label={listMessages.close} className="max-desk:size-11" onClick={close}>
          <X aria-hidden />
        </IconButton>
      </header>
      {isFailed ? (
        <BatchOutcome parts={phase.parts} nameOf={nameOfPart} onRetry={sending.retry} onBack={goBack} />
      ) : base === null && form.choices.length === 0 ? (
        <p role="status" className="px-5 py-8 text-muted">
          {source.kind === 'media' && request.values !== null ? dropMessages.noChoice : dropMessages.formLoading}
        </p>
      ) : (
        <>
          <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-5 py-4">
            <ListInput
              source={source}
              form={form}
              text={text}
              onText={(next) => {
                setText(next);
                setToggled(noRows);
              }}
            />
            {left !== null && <p className="text-sm wrap-anywhere text-muted">{left}</p>}
            {read?.state === 'error' && <ListError reason={read.reason} />}
            {list !== null && list.split !== null && (
              <SplitChoice
                split={list.split}
                onChoose={(next) => {
                  setSplit(next);
                  setToggled(noRows);
                }}
              />
            )}
            {list !== null && base !== null && (
              <>
                {unknown.length > 0 && (
                  <ColumnChoices
                    columns={unknown}
                    base={base}
                    assigned={assigned}
                    onAssign={(column, use) => setAssigned({ ...assigned, [column]: use })}
                  />
                )}
                <RowTable
                  plans={plans}
                  total={list.total}
                  columns={list.columns.filter((column) => isShownColumn(column, columns, base))}
                  base={base}
                  assigned={columns}
                  leftOut={leftOut}
                  repeated={repeated}
                  images={source.kind === 'media' && source.media === 'image' ? source.files : noFiles}
                  onToggle={toggle}
                />
              </>
            )}
          </div>
          <ListFooter
            plans={list === null ? [] : used}
            isEmpty={plans.length === 0}
            tooLong={isTooLong ? list.total : null}
            blocked={blocked}
            phase={phase}
            onLimit={() => setLimited(true)}
            onLeaveOut={(numbers) => toggle(numbers, true)}
            onSend={() => {
              if (form.task !== null && form.choice !== null) chooseTask(form.choice.target.model, form.task);
              sending.send(used);
            }}
            onCancel={sending.cancel}
          />
        </>
      )}
    </Modal>
  );

  function nameOfPart(id: string): string {
    const cells = plans.find(({ row }) => String(row.number) === id)?.row.cells;
    const prompt = cells?.[promptColumn] ?? cells?.[fileColumn] ?? '';
    return prompt === '' ? listMessages.rowName({ number: id }) : listMessages.partName({ number: id, prompt });
  }
}

function isShownColumn(
  column: string,
  assigned: AssignedColumns,
  base: { schema: RowPlan['schema']; values: RowPlan['values'] },
): boolean {
  return columnUse(column, assigned[column], base.schema, base.values).use !== 'none';
}

/** Why there is no list. */
function ListError({ reason }: { reason: string }) {
  const sentences: Readonly<Record<string, string>> = { empty: listMessages.empty, 'too-large': listMessages.tooLarge };
  return (
    <p role="alert" className="wrap-anywhere text-bad">
      {sentences[reason] ?? reason}
    </p>
  );
}
