'use client';

import { Image, PencilLine, Video } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import type { EngineState } from '@/lib/contract/engines';
import { canAddTo } from '@/lib/client/engines/workflow-engine';
import { engineMessages } from '../messages';
import type { EnginesSheet } from '@/lib/client/engines-view-state';
import { RemoveModel } from './remove-model';

/** As many models are shown at first. */
const shownFirst = 6;

/** The models of an engine. One that can't generate now says why. */
export function EngineModels({
  engine,
  canChange,
  onOpen,
}: {
  engine: EngineState;
  canChange: boolean;
  onOpen: (sheet: EnginesSheet) => void;
}) {
  const { models, title } = engine;
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole || models.length <= shownFirst + 1 ? models : models.slice(0, shownFirst);
  if (models.length === 0) {
    return (
      <p className="border-t border-line px-4 py-3 text-muted">
        {engineMessages.noModels}.{' '}
        {!canAddTo(engine) ? engineMessages.noModelsListed : canChange && engineMessages.noModelsWorkflow}
      </p>
    );
  }
  return (
    <div className="border-t border-line px-2 py-2">
      <ul aria-label={engineMessages.modelsOf({ title })}>
        {shown.map((model) => (
          <EngineModelRow key={model.id} engine={engine.name} model={model} canChange={canChange} onOpen={onOpen} />
        ))}
      </ul>
      {(isWhole || shown.length < models.length) && (
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isWhole}
          className="max-desk:h-11"
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? engineMessages.showLess : engineMessages.showAll({ count: models.length })}
        </Button>
      )}
    </div>
  );
}

function EngineModelRow({
  engine,
  model,
  canChange,
  onOpen,
}: {
  engine: string;
  model: EngineState['models'][number];
  canChange: boolean;
  onOpen: (sheet: EnginesSheet) => void;
}) {
  const { id, title, media_type: mediaType, unavailable, is_bound: isBound } = model;
  const Icon = mediaType === 'video' ? Video : Image;
  return (
    <li className="flex items-center gap-1 rounded-sm pr-1 hover:bg-sunken">
      <Link
        href={`/?${new URLSearchParams({ model: id })}`}
        title={engineMessages.openInCreate({ title })}
        className="flex min-w-0 flex-1 items-center gap-3 rounded-sm py-2 pl-2"
      >
        <Icon aria-hidden className="size-4 shrink-0 self-start text-muted mt-0.5" />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline gap-x-2">
            <span className={`max-w-full truncate font-medium ${unavailable === null ? '' : 'text-muted'}`}>
              {title}
            </span>
            {title !== id && <span className="min-w-0 truncate text-sm text-faint">{id}</span>}
          </span>
          {unavailable !== null && <span className="block text-sm text-warn wrap-anywhere">{unavailable}</span>}
        </span>
      </Link>
      {canChange && (
        <>
          {/* The form of a bound model is the built-in one's; engines.json says where its parameters go. */}
          {!isBound && (
            <IconButton
              label={engineMessages.edit({ title })}
              className="max-desk:size-11"
              onClick={() => onOpen({ kind: 'edit', engine, model: id })}
            >
              <PencilLine aria-hidden />
            </IconButton>
          )}
          <RemoveModel engine={engine} id={id} title={title} isBound={isBound} />
        </>
      )}
    </li>
  );
}
