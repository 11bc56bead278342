'use client';

import { CircleCheck, Download, FileText } from 'lucide-react';
import { Button, buttonClasses } from '@/components/ui/button';
import type { FineTuneView } from '@/lib/client/fine-tunes/fine-tune';
import { type FineTuneAddress, filePath } from '@/lib/client/fine-tunes/repository';
import { formatBytes } from '@/lib/contract/format-bytes';
import { detailMessages } from '../messages';
import { projectReport } from './project-report';
import { TrainButton } from './train-button';

/** Hands a text to the browser as a file. */
function saveText(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** The end of tokenizing: what to take away, and what this service can do next and what it cannot. */
export function TokenizedStep({
  address,
  fineTune,
  canTrain,
}: {
  address: FineTuneAddress;
  fineTune: FineTuneView;
  /** Null while unknown, and for a service that does not say so. */
  canTrain: boolean | null;
}) {
  const { dataset, tokenization, name } = fineTune;
  const file = tokenization?.token_file ?? null;
  return (
    <div
      role="group"
      aria-label={detailMessages.nextStep}
      className="flex flex-col gap-4 rounded-lg border border-line bg-panel p-4"
    >
      <div className="flex gap-2.5">
        <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-ok" />
        <div>
          <p className="font-medium">{detailMessages.tokensCounted}</p>
          <p className="mt-0.5 max-w-[64ch] text-muted">
            {canTrain === null
              ? detailMessages.mayTrain
              : canTrain
                ? detailMessages.canTrain
                : detailMessages.cannotTrain}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2 max-desk:flex-col">
        {file !== null && (
          <a
            href={filePath(address, file.version, file.path)}
            download={file.path.split('/').at(-1)}
            className={buttonClasses({ variant: canTrain === true ? 'outline' : 'primary', size: 'lg' })}
          >
            <Download aria-hidden />
            {detailMessages.downloadTokens({ size: formatBytes(file.bytes) })}
          </a>
        )}
        {dataset !== null && (
          <a
            href={filePath(address, dataset.branch, dataset.path)}
            download={dataset.path.split('/').at(-1)}
            className={buttonClasses({ size: 'lg' })}
          >
            <Download aria-hidden />
            {detailMessages.downloadDataset}
          </a>
        )}
        {tokenization !== null && (
          <Button size="lg" onClick={() => saveText(projectReport(fineTune), `${name ?? address.id}-report.txt`)}>
            <FileText aria-hidden />
            {detailMessages.downloadReport}
          </Button>
        )}
        {/* A service that does not publish its options may train. */}
        {canTrain !== false && <TrainButton address={address} />}
      </div>
    </div>
  );
}
