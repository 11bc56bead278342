'use client';

import type { WidgetProps } from '@rjsf/utils';
import { Suspense, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import { latePart } from '@/components/ui/late-part';
import { Textarea } from '@/components/ui/textarea';
import { plainHelp } from '@/lib/schema-form/help/plain-help';
import { messages } from '@/lib/schema-form/messages';
import { findCitations, reviewCitations } from '@/lib/schema-form/prompt/find-citations';
import { tokenLimit } from '@/lib/schema-form/prompt/prompt-tokens';
import { widgetAttributes, widgetField } from '../widgets/widget-field';
import { PromptFoot } from './prompt-foot';
import { PromptMarks, useMarksLayer } from './prompt-marks';
import { useCitationMenu, writeInto } from './use-citation-menu';
import { usePromptReferences } from '../scope/form-scope';

const CitationMenu = latePart(async () => (await import('./citation-menu')).CitationMenu);
const letters = '!text-md !leading-[1.6] max-desk:!text-lg';

/** The prompt: plain text with highlighted citations of references. */
export function PromptWidget(props: WidgetProps) {
  const field = widgetField(props, 'text');
  const raw: unknown = props.value ?? field.defaultValue;
  const prompt = typeof raw === 'string' ? raw : '';
  const control = useRef<HTMLTextAreaElement>(null);
  const groups = usePromptReferences();
  const citations = findCitations(prompt, groups);
  const { orphans, unused } = reviewCitations(citations, groups);
  const { layer, follow } = useMarksLayer(control, citations.length > 0);
  const menu = useCitationMenu(control, prompt);
  const isOpen = menu.offers.length > 0;
  const attributes = widgetAttributes(props);
  const ids = { menu: `${props.id}-references`, foot: `${props.id}-citations` };
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <div className={classNames('relative isolate rounded bg-panel', isOpen && 'z-20')}>
        {citations.length > 0 && (
          <PromptMarks layer={layer} prompt={prompt} citations={citations} orphans={orphans} className={letters} />
        )}
        <Textarea
          ref={control}
          id={props.id}
          name={props.name}
          value={prompt}
          placeholder={field.description === null ? messages.addPrompt : plainHelp(field.description)}
          spellCheck
          autoComplete="off"
          className={`relative block min-h-[108px] !bg-transparent ${letters}`}
          onChange={(event) => {
            props.onChange(event.target.value);
            menu.follow(event.target.value, event.target.selectionStart);
          }}
          onKeyDown={menu.pressKey}
          onScroll={follow}
          onBlur={menu.close}
          onClick={menu.close}
          {...attributes}
          aria-describedby={[attributes['aria-describedby'], ids.foot].filter(Boolean).join(' ')}
          {...(groups.length > 0 ? { 'aria-autocomplete': 'list' as const, 'aria-haspopup': 'listbox' as const } : {})}
          {...(isOpen ? { 'aria-controls': ids.menu, 'aria-activedescendant': `${ids.menu}-${menu.active}` } : {})}
        />
        {isOpen && (
          <Suspense>
            <CitationMenu id={ids.menu} state={menu} />
          </Suspense>
        )}
      </div>
      <span role="status" className="sr-only">
        {isOpen && messages.prompt.offered(menu.offers.length)}
      </span>
      <PromptFoot
        id={ids.foot}
        prompt={prompt}
        orphans={[...new Set(orphans.map(({ start, end }) => prompt.slice(start, end)))]}
        unused={unused}
        mostTokens={tokenLimit(field.schema)}
        onChoose={(chosen) => {
          if (control.current !== null) writeInto(control.current, 0, prompt.length, chosen);
        }}
      />
    </div>
  );
}
