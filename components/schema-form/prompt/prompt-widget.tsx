'use client';

import { Suspense, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import { latePart } from '@/components/ui/late-part';
import { Textarea } from '@/components/ui/textarea';
import { plainHelp } from '@/lib/schema-form/help/plain-help';
import { messages } from '@/lib/schema-form/messages';
import { findCitations, reviewCitations } from '@/lib/schema-form/prompt/find-citations';
import { tokenLimit } from '@/lib/schema-form/prompt/prompt-tokens';
import { usePromptReferences } from '../scope/form-scope';
import { type ControlProps, controlAttributes } from '../fields/control-props';
import type { TextField } from '@/lib/schema-form/form-field';
import { PromptFoot } from './prompt-foot';
import { PromptMarks, useMarksLayer } from './prompt-marks';
import { useCitationMenu } from './use-citation-menu';
import { usePromptAccess } from './use-prompt-access';
import { usePromptWords } from './use-prompt-words';
import { useSnippetTrigger } from './use-snippet-trigger';

const CitationMenu = latePart(async () => (await import('./citation-menu')).CitationMenu);
const SnippetMenu = latePart(async () => (await import('./snippet-menu')).SnippetMenu);
const letters = '!text-md !leading-[1.6] max-desk:!text-lg';

/** The prompt: plain text with highlighted citations of references. A list of boxes at its end has a field of its own. */
export function PromptWidget(props: ControlProps<TextField>) {
  const { field } = props;
  const raw = props.value ?? field.defaultValue;
  const value = typeof raw === 'string' ? raw : '';
  const { words: prompt, write } = usePromptWords(field, value, props.onChange);
  const control = useRef<HTMLTextAreaElement>(null);
  const access = usePromptAccess(control, prompt, write);
  const groups = usePromptReferences();
  const citations = findCitations(prompt, groups);
  const { orphans, unused } = reviewCitations(citations, groups);
  const { layer, follow } = useMarksLayer(control, citations.length > 0);
  const menu = useCitationMenu(control, prompt);
  const snippets = useSnippetTrigger(control);
  const hasOffers = menu.offers.length > 0;
  const isOpen = hasOffers || snippets.activeId !== null;
  const attributes = controlAttributes(props);
  const ids = { menu: `${props.id}-references`, snippets: `${props.id}-snippets`, foot: `${props.id}-citations` };
  const activeId = hasOffers ? `${ids.menu}-${menu.active}` : snippets.activeId;
  function close() {
    menu.close();
    snippets.close();
  }
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <div className={classNames('relative isolate rounded bg-panel', isOpen && 'z-20')}>
        {citations.length > 0 && (
          <PromptMarks layer={layer} prompt={prompt} citations={citations} orphans={orphans} className={letters} />
        )}
        <Textarea
          ref={control}
          id={props.id}
          name={field.name}
          data-prompt=""
          value={prompt}
          placeholder={field.description === null ? messages.addPrompt : plainHelp(field.description)}
          spellCheck
          autoComplete="off"
          className={`relative block min-h-[108px] !bg-transparent ${letters}`}
          onChange={(event) => {
            write(event.target.value);
            menu.follow(event.target.value, event.target.selectionStart);
            snippets.follow(event.target.value, event.target.selectionStart);
          }}
          onKeyDown={(event) => {
            if (!snippets.pressKey(event)) menu.pressKey(event);
          }}
          onScroll={follow}
          onBlur={close}
          onClick={close}
          {...attributes}
          aria-describedby={[attributes['aria-describedby'], ids.foot].filter(Boolean).join(' ')}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          {...(activeId === null
            ? {}
            : { 'aria-controls': hasOffers ? ids.menu : ids.snippets, 'aria-activedescendant': activeId })}
        />
        {hasOffers && (
          <Suspense>
            <CitationMenu id={ids.menu} state={menu} />
          </Suspense>
        )}
        {snippets.trigger !== null && !hasOffers && (
          <Suspense>
            <SnippetMenu
              id={ids.snippets}
              typed={snippets.trigger.typed}
              keys={snippets.keys}
              onChoose={snippets.choose}
              onClose={snippets.close}
              onActive={snippets.setActiveId}
            />
          </Suspense>
        )}
      </div>
      <span role="status" className="sr-only">
        {hasOffers && messages.prompt.offered({ count: menu.offers.length })}
      </span>
      <PromptFoot
        id={ids.foot}
        prompt={prompt}
        access={access}
        orphans={[...new Set(orphans.map(({ start, end }) => prompt.slice(start, end)))]}
        unused={unused}
        mostTokens={tokenLimit(field.schema)}
      />
    </div>
  );
}
