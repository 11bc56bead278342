'use client';

import { Suspense, useSyncExternalStore } from 'react';
import { keepFocus } from '@/components/ui/keep-focus';
import { latePart } from '@/components/ui/late-part';
import { useLatePopover } from '@/components/ui/use-late-popover';
import { isMaskField } from '@/lib/schema-form/mask/mask-field';
import { messages } from '@/lib/schema-form/messages';
import { MediaSources } from './media-sources';
import { MediaCard } from './media-card';
import { MediaDropZone } from './media-drop-zone';
import { MediaGrid } from './media-grid';
import { offeredMedia, stagedMedia } from './staged-media';
import { UploadCard } from './upload-progress';
import { useMediaDrop } from './use-media-drop';
import { useMediaField } from './use-media-field';
import { type ControlProps, controlAttributes, controlIds } from '../fields/control-props';
import type { MediaField } from '@/lib/schema-form/form-field';
import { FieldIssues } from '../issues/field-issues';

const MaskField = latePart(async () => (await import('../mask/mask-field')).MaskField);

const ResultsPopover = latePart(async () => (await import('./results-popover')).ResultsPopover);

// Loaded where the stage has a result that fits.
const StagedOffer = latePart(async () => (await import('./staged-offer')).StagedOffer);

/** One or several media files: dropped, pasted, picked, chosen from results, or entered as an address. */
export function MediaWidget(props: ControlProps<MediaField>) {
  const { field } = props;
  const state = useMediaField(field, props);
  const { isOver, handlers } = useMediaDrop({ files: state.addFiles, address: state.addAddress });
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid = false } = controlAttributes(props);
  const uploads = state.entries.flatMap((entry) => (entry.kind === 'upload' ? [entry.upload] : []));
  const [upload] = uploads;
  const failures = uploads.flatMap((upload) =>
    upload.status === 'failed' ? [messages.uploadFailed({ name: upload.file.name, reason: upload.message })] : [],
  );
  const waiting = uploads.filter(({ status }) => status === 'waiting');
  const [address] = state.addresses;
  const shared = { id: props.id, field, describedBy };
  const { button, popover, wasOpened } = useLatePopover();
  const isEmpty = state.entries.length === 0;
  const staged = useSyncExternalStore(stagedMedia.subscribe, stagedMedia.current, () => null);
  const offered = isEmpty ? offeredMedia(field, staged) : null;
  return (
    <div ref={keepFocus} className="flex min-w-0 flex-col gap-1.5" data-media-pointer={field.pointer} {...handlers}>
      {isEmpty ? (
        <MediaDropZone {...shared} isOver={isOver} isInvalid={isInvalid} state={state} results={button} />
      ) : field.isMany ? (
        <MediaGrid {...shared} state={state} isOver={isOver} labelledBy={controlIds(props.id).label} />
      ) : upload !== undefined ? (
        <UploadCard upload={upload} onRetry={() => state.retry(upload.id)} onRemove={() => state.cancel(upload.id)} />
      ) : (
        address !== undefined && (
          <div className={isOver ? 'rounded outline-2 outline-accent' : undefined}>
            <MediaCard {...shared} address={address} state={state} results={button} />
          </div>
        )
      )}
      {offered !== null && (
        <Suspense>
          <StagedOffer media={offered} onUse={state.addAddress} />
        </Suspense>
      )}
      {!isEmpty && field.isMany && <MediaSources field={field} state={state} results={button} />}
      {isMaskField(field) && (
        <Suspense>
          <MaskField field={field} state={state} />
        </Suspense>
      )}
      {waiting.length > 0 && (
        <div role="status" className={field.isMany ? 'text-sm text-muted' : 'sr-only'}>
          {waiting.map(({ id, file }) => (
            <p key={id} className="wrap-anywhere">
              {messages.uploadWaiting({ name: file.name })}
            </p>
          ))}
        </div>
      )}
      {wasOpened && (
        <Suspense>
          <ResultsPopover popover={popover} field={field} state={state} />
        </Suspense>
      )}
      <div role="status">
        <FieldIssues id={`${props.id}-refused`} issues={[...state.refused, ...failures]} />
      </div>
    </div>
  );
}
