'use client';

import { useState } from 'react';
import { AnchoredPopover } from '@/components/ui/anchored-popover';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { moveFocus } from '@/components/ui/move-focus';
import { Skeleton } from '@/components/ui/skeleton';
import { isOwnPreset, ownPresetsFirst, searchPresets } from './presets';
import { examplePresets } from './example-presets';
import { PresetRow } from './preset-row';
import { SavePreset } from './save-preset';
import { usePresets } from './use-presets';
import type { LatePopoverState } from '@/components/ui/use-late-popover';
import { presetMessages } from './messages';
import type { PresetForm } from './use-apply-preset';

/** Up to this many need no search field. */
const fewWithoutSearch = 5;

/**
 * The presets of a model, one's own first, which can be applied, renamed, replaced and deleted, and a field that saves
 * the form as a new one. Those of others can only be applied, except by an administrator.
 */
export function PresetsPopover({ popover, form }: { popover: LatePopoverState; form: PresetForm }) {
  return (
    <AnchoredPopover
      {...popover}
      aria-label={presetMessages.title}
      onKeyDown={(event) => moveFocus(event, '[data-preset]')}
      onEscapeKeyDown={(event) => {
        // Escape first cancels the new name, then closes the list.
        if (event.target instanceof Element && event.target.closest('[data-renaming]') !== null) event.preventDefault();
      }}
      className="flex max-h-[min(460px,var(--radix-popover-content-available-height))] w-[min(360px,calc(100vw-16px))] flex-col gap-2 p-2"
    >
      <Presets key={form.modelId} form={form} onDone={() => popover.onOpenChange(false)} />
    </AnchoredPopover>
  );
}

function Presets({ form, onDone }: { form: PresetForm; onDone: () => void }) {
  const presets = usePresets(form);
  const [search, setSearch] = useState('');
  const all = presets.list.data ?? [];
  const found = ownPresetsFirst(searchPresets(all, search));
  const examples = form.intent === null ? [] : examplePresets[form.intent];
  return (
    <>
      <SavePreset
        form={form}
        presets={all.filter(isOwnPreset)}
        save={presets.save}
        onReplace={(preset) => void presets.update(preset)}
      />
      {all.length > fewWithoutSearch && (
        <Input
          type="search"
          aria-label={presetMessages.search}
          placeholder={presetMessages.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      {presets.list.isPending && <Skeleton className="h-11" />}
      {presets.list.isError && (
        <div role="alert" className="flex flex-col items-start gap-2 px-2 py-1 text-muted">
          {presetMessages.unreadable({ why: presets.list.error.message })}
          <Button size="sm" onClick={() => void presets.list.refetch()}>
            {presetMessages.tryAgain}
          </Button>
        </div>
      )}
      <ul aria-label={presetMessages.list} className="min-h-0 overflow-y-auto empty:hidden">
        {found.map((preset) => (
          <PresetRow
            key={preset.id}
            preset={preset}
            rename={presets.rename}
            onApply={() => {
              onDone();
              void presets.apply(preset);
            }}
            onUpdate={() => void presets.update(preset)}
            onRemove={() => void presets.remove(preset)}
          />
        ))}
      </ul>
      {presets.list.isSuccess && found.length === 0 && (
        <p role="status" className="px-2 pb-1 text-sm text-muted">
          {all.length === 0 ? presetMessages.none : presetMessages.notFound}
        </p>
      )}
      {examples.length > 0 && (
        <section aria-label={presetMessages.examples} className="shrink-0 border-t border-line pt-2">
          <h3 className="px-1.5 pb-1 text-sm text-muted">{presetMessages.examples}</h3>
          <div className="flex flex-wrap gap-1 px-1">
            {examples.map((example) => (
              <Button
                key={example.name}
                size="sm"
                className="max-desk:h-11"
                data-preset=""
                title={example.prompt}
                onClick={() => {
                  onDone();
                  presets.applyExample(example);
                }}
              >
                {example.name}
              </Button>
            ))}
          </div>
        </section>
      )}
    </>
  );
}
