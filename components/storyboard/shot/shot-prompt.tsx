'use client';

import { useRef } from 'react';
import { useCitationMenu } from '@/components/schema-form/prompt/use-citation-menu';
import { classNames } from '@/components/ui/class-names';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { Thumbnail } from '@/components/ui/thumbnail';
import { isStudioMediaPath } from '@/lib/schema-form/media-field/media-address';
import { storyboardLimits } from '@/lib/contract/studio/storyboard-limits';
import { storyboardMessages as messages } from '../messages';
import { useDraftText } from './use-draft-text';

/** The prompt of a shot: `@` cites one of the storyboard's references. */
export function ShotPrompt({
  id,
  prompt,
  description,
  onChange,
}: {
  id: string;
  prompt: string;
  /** How references are cited; null where there are none. */
  description: string | null;
  onChange: (prompt: string) => void;
}) {
  const control = useRef<HTMLTextAreaElement>(null);
  const draft = useDraftText(prompt, onChange);
  const menu = useCitationMenu(control, draft.text);
  const isOpen = menu.offers.length > 0;
  return (
    <Field id={id} label={messages.prompt} description={description}>
      <div className={classNames('relative', isOpen && 'z-20')}>
        <Textarea
          ref={control}
          id={id}
          value={draft.text}
          maxLength={storyboardLimits.promptLength}
          placeholder={messages.promptPlaceholder}
          spellCheck
          className="block min-h-[92px] !text-md max-desk:!text-lg"
          onChange={(event) => {
            draft.type(event.target.value);
            menu.follow(event.target.value, event.target.selectionStart);
          }}
          onKeyDown={menu.pressKey}
          onBlur={() => {
            draft.commit();
            menu.close();
          }}
          onClick={menu.close}
          aria-describedby={description === null ? undefined : `${id}-description`}
          {...(isOpen ? { 'aria-controls': `${id}-menu`, 'aria-activedescendant': `${id}-menu-${menu.active}` } : {})}
        />
        {isOpen && (
          <div
            id={`${id}-menu`}
            role="listbox"
            aria-label={messages.references}
            className="absolute inset-x-0 top-full z-20 mt-1 max-h-64 animate-appear overflow-y-auto rounded border border-line bg-panel p-1 shadow-floating"
          >
            {menu.offers.map(({ text, address }, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text control handles the keys
              <div
                key={text}
                id={`${id}-menu-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === menu.active}
                className={classNames(
                  'flex h-11 cursor-default items-center gap-3 rounded-sm px-2',
                  index === menu.active ? 'bg-sunken' : 'hover:bg-sunken',
                )}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => menu.choose(index)}
              >
                <span className="size-8 shrink-0 overflow-hidden rounded-sm bg-sunken">
                  <Thumbnail src={isStudioMediaPath(address) ? `${address}/thumbnail` : address} alt="" />
                </span>
                <span className="font-medium">{text}</span>
              </div>
            ))}
          </div>
        )}
      </div>
    </Field>
  );
}
