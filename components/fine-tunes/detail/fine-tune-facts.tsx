'use client';

import { useQuery } from '@tanstack/react-query';
import { whenCreated } from '../when-created';
import type { ReactNode } from 'react';
import type { FineTuneView } from '@/lib/client/fine-tunes/fine-tune';
import { type FineTuneAddress, filePath, repositoryName } from '@/lib/client/fine-tunes/repository';
import { humaniseName } from '@/lib/schema-form/field-label';
import { isJsonObject } from '@/lib/schema-form/json';
import { formatBytes } from '@/lib/contract/format-bytes';
import { detailMessages } from '../messages';
import { DetailSection } from '../detail-section';
import { CopyIdButton } from './copy-id-button';
import { fineTuneOptionsOptions } from '../api/options';
import { columnRoleName, scriptTypeName } from '../training-names';

const textOf = (value: unknown) =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : JSON.stringify(value);

/** The text of a training parameter; for columns, with their roles. */
function parameterText(name: string, value: unknown): string {
  if (name !== 'columns' || !isJsonObject(value)) return textOf(value);
  return Object.entries(value)
    .map(([role, column]) => `${columnRoleName(role)}: ${textOf(column)}`)
    .join(', ');
}

/** A download link to a file of the repository. */
function FileLink({ address, branch, path }: { address: FineTuneAddress; branch: string; path: string }) {
  return (
    <a
      href={filePath(address, branch, path)}
      download={path.split('/').at(-1)}
      className="rounded-xs underline decoration-line-strong underline-offset-2 hover:decoration-text"
    >
      {branch}/{path}
    </a>
  );
}

/** The base model, dataset and parameters of a fine-tune. */
export function FineTuneFacts({ fineTune, address }: { fineTune: FineTuneView; address: FineTuneAddress }) {
  const { baseModel, scriptType, dataset, usesLora, createdAt, deployedModel, queuePosition, tokenization } = fineTune;
  const file = tokenization?.token_file ?? null;
  const { data: options } = useQuery(fineTuneOptionsOptions());
  // Where nothing is trained, how it would be trained says nothing.
  const lora = options === undefined || options?.can_train === false ? null : usesLora;
  const facts: [string, ReactNode][] = [
    [detailMessages.baseModel, baseModel],
    [detailMessages.scriptType, scriptType === null ? null : scriptTypeName(scriptType)],
    [detailMessages.dataset, dataset === null ? null : <FileLink address={address} {...dataset} />],
    [
      detailMessages.tokenFile,
      file === null ? null : (
        <>
          <FileLink address={address} branch={file.version} path={file.path} />{' '}
          <span className="text-muted">{formatBytes(file.bytes)}</span>
        </>
      ),
    ],
    [detailMessages.lora, lora === null ? null : lora ? detailMessages.yes : detailMessages.no],
    [detailMessages.created, createdAt === null ? null : whenCreated(createdAt)],
    [detailMessages.place, repositoryName(address)],
    [
      detailMessages.id,
      <span key="id" className="flex items-center gap-1">
        {address.id}
        <CopyIdButton id={address.id} />
      </span>,
    ],
    [detailMessages.deployedAs, deployedModel],
    [detailMessages.queuePosition, queuePosition],
    ...Object.entries(fineTune.parameters).map(([name, value]): [string, ReactNode] => [
      humaniseName(name),
      parameterText(name, value),
    ]),
  ];
  return (
    <DetailSection title={detailMessages.madeOf}>
      <dl className="grid grid-cols-[minmax(96px,auto)_minmax(0,1fr)] gap-x-6 gap-y-1.5">
        {facts
          .filter(([, value]) => value !== null)
          .map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="wrap-anywhere tabular-nums">{value}</dd>
            </div>
          ))}
      </dl>
    </DetailSection>
  );
}
