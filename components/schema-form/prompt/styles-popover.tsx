'use client';

import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useRef, useState, useSyncExternalStore } from 'react';
import { AnchoredPopover } from '@/components/ui/anchored-popover';
import { Button } from '@/components/ui/button';
import { moveFocus } from '@/components/ui/move-focus';
import { Skeleton } from '@/components/ui/skeleton';
import { cachedJobs } from '@/lib/client/jobs/jobs';
import { toasts } from '@/lib/client/toasts';
import type { Snippet, SnippetBody } from '@/lib/contract/studio/snippet';
import { hasStyle, toggleStyle } from '@/lib/schema-form/prompt/style-text';
import { builtInStyles } from './built-in-styles';
import { promptMessages } from './messages-late';
import type { PromptAccess } from './use-prompt-access';
import { SnippetForm } from './snippet-form';
import { SnippetRow } from './snippet-row';
import { builtInHidden } from './snippets';
import { StyleChip } from './style-chip';
import { useSnippets } from './use-snippets';

/** The text that is being saved or changed, and its snippet; null id for a new one. */
interface Draft {
  id: string | null;
  body: SnippetBody;
}

/** Styles to switch on and off, snippets to insert, and both to save, change and delete. */
export function StylesPopover({
  popover,
  prompt,
}: {
  popover: Pick<ComponentProps<typeof AnchoredPopover>, 'anchor' | 'isOpen' | 'onOpenChange'>;
  prompt: PromptAccess;
}) {
  const inserted = useRef<string | null>(null);
  return (
    <AnchoredPopover
      {...popover}
      align="end"
      // In line with the last tool.
      alignOffset={-26}
      aria-label={promptMessages.styles}
      onKeyDown={(event) => moveFocus(event, '[data-stop]')}
      onEscapeKeyDown={(event) => {
        // Escape first leaves the form, then closes the list.
        if (event.target instanceof Element && event.target.closest('[data-draft]') !== null) event.preventDefault();
      }}
      className="flex max-h-[min(560px,var(--radix-popover-content-available-height))] w-[min(352px,calc(100vw-16px))] flex-col gap-3 overflow-y-auto p-3"
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        const { start, end } = prompt.selection();
        if (inserted.current === null) popover.anchor.current?.focus();
        else prompt.type(start, end, inserted.current);
        inserted.current = null;
      }}
    >
      <Styles
        prompt={prompt}
        onInsert={(text) => {
          inserted.current = text;
          popover.onOpenChange(false);
        }}
      />
    </AnchoredPopover>
  );
}

function Styles({ prompt, onInsert }: { prompt: PromptAccess; onInsert: (text: string) => void }) {
  const queries = useQueryClient();
  const snippets = useSnippets();
  const isHidden = useSyncExternalStore(builtInHidden.subscribe, builtInHidden.current, () => false);
  const [words, setWords] = useState(prompt.words);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isEditing, setEditing] = useState(false);
  const { start, end } = prompt.selection();
  const chosen = words.slice(start, end).trim() === '' ? words : words.slice(start, end);
  const styles = snippets.of('style');
  const texts = snippets.of('snippet');

  function toggle(style: string) {
    const next = toggleStyle(words, style);
    setWords(next);
    prompt.replace(next);
  }
  function begin() {
    const kind = chosen === words || chosen.length > 120 ? 'snippet' : 'style';
    const mediaId = cachedJobs(queries).find(({ results }) => results.length > 0)?.results[0]?.id ?? null;
    setDraft({ id: null, body: { kind, name: '', text: chosen.trim(), mediaId } });
  }
  const change = ({ id, ...body }: Snippet) => setDraft({ id, body });
  const remove = (one: Snippet) => void snippets.remove(one, promptMessages.removed({ name: one.name }));

  if (draft !== null) {
    return (
      <SnippetForm
        draft={draft.body}
        onSave={async (body) => {
          const saved = await snippets.save(body, draft.id ?? undefined);
          toasts.announce(promptMessages.saved({ name: saved.name }));
          setDraft(null);
        }}
        onCancel={() => setDraft(null)}
      />
    );
  }
  return (
    <>
      {snippets.list.isPending && <Skeleton className="h-7" />}
      {snippets.list.isError && (
        <div role="alert" className="flex flex-col items-start gap-2 text-muted">
          {promptMessages.snippetsUnread({ why: snippets.list.error.message })}
          <Button size="sm" onClick={() => void snippets.list.refetch()}>
            {promptMessages.tryAgain}
          </Button>
        </div>
      )}
      {styles.length > 0 && (
        <Section title={promptMessages.ownStyles}>
          <ul className={isEditing ? 'flex flex-col' : 'flex flex-wrap gap-1'}>
            {styles.map((one) =>
              isEditing ? (
                <SnippetRow
                  key={one.id}
                  snippet={one}
                  onPress={() => change(one)}
                  onChange={() => change(one)}
                  onRemove={() => remove(one)}
                />
              ) : (
                <StyleChip
                  key={one.id}
                  style={one}
                  isOn={hasStyle(words, one.text)}
                  onToggle={() => toggle(one.text)}
                />
              ),
            )}
          </ul>
        </Section>
      )}
      <Section
        title={promptMessages.builtIn}
        action={
          <Button variant="quiet" size="sm" className="max-desk:h-11" onClick={() => builtInHidden.set(!isHidden)}>
            {isHidden ? promptMessages.showBuiltIn : promptMessages.hideBuiltIn}
          </Button>
        }
      >
        {!isHidden && (
          <ul className="flex flex-wrap gap-1">
            {builtInStyles().map((one) => (
              <StyleChip
                key={one.name}
                style={{ ...one, thumbnailUrl: null }}
                isOn={hasStyle(words, one.text)}
                onToggle={() => toggle(one.text)}
              />
            ))}
          </ul>
        )}
      </Section>
      <Section title={promptMessages.snippets}>
        {texts.length === 0 ? (
          <p className="text-sm text-muted">{promptMessages.noSnippets}</p>
        ) : (
          <ul className="flex flex-col">
            {texts.map((one) => (
              <SnippetRow
                key={one.id}
                snippet={one}
                onPress={() => onInsert(one.text)}
                onChange={() => change(one)}
                onRemove={() => remove(one)}
              />
            ))}
          </ul>
        )}
      </Section>
      <div className="flex gap-1.5">
        <Button size="sm" className="max-desk:h-11" data-stop="" disabled={chosen.trim() === ''} onClick={begin}>
          {chosen === words ? promptMessages.savePrompt : promptMessages.saveSelection}
        </Button>
        {styles.length > 0 && (
          <Button
            variant="quiet"
            size="sm"
            className="max-desk:h-11"
            aria-pressed={isEditing}
            onClick={() => setEditing(!isEditing)}
          >
            {isEditing ? promptMessages.done : promptMessages.editStyles}
          </Button>
        )}
      </div>
    </>
  );
}

function Section({ title, action, children }: { title: string; action?: React.ReactNode; children: React.ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-1.5">
      <div className="flex min-h-7 items-center justify-between gap-2">
        <h3 className="text-sm font-medium text-muted">{title}</h3>
        {action}
      </div>
      {children}
    </section>
  );
}
