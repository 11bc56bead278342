'use client';

import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { type Command, findCommands } from '@/lib/client/commands';
import { placeOfKey } from '@/lib/schema-form/place-of-key';
import { CommandList } from './command-list';
import { commandWords } from './command-words';
import { OverlayDialog } from './overlay-dialog';
import { useCommands, useSearchCommand } from './use-commands';

/** So many of a group are shown: fewer while nothing is typed, so that every group is seen. */
const most = { atRest: 5, found: 12 };

function fewOfEach(commands: Command[], limit: number): Command[] {
  const counts = new Map<string, number>();
  return commands.filter(({ group }) => {
    const count = (counts.get(group) ?? 0) + 1;
    counts.set(group, count);
    return count <= limit;
  });
}

/** Everything that can be done, found by typing; arrow keys go about, Enter does it. */
export function CommandMenu({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [current, setCurrent] = useState(0);
  const chosen = useRef<Command | null>(null);
  const found = fewOfEach(findCommands(useCommands(), typed), typed.trim() === '' ? most.atRest : most.found);
  const search = useSearchCommand(typed);
  const commands = search === null ? found : [...found, search];
  const at = Math.min(current, commands.length - 1);

  function run(command: Command | undefined) {
    if (command === undefined) return;
    // Done once the menu is gone, so that what it opens keeps the focus.
    chosen.current = command;
    onClose();
  }

  function pressKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') run(commands[at]);
    else {
      const isInText = event.key === 'Home' || event.key === 'End' || /^Arrow(Left|Right)$/.test(event.key);
      const to = isInText ? null : placeOfKey(event.key, at, commands.length, 1);
      if (to === null) return;
      setCurrent(to);
    }
    event.preventDefault();
  }

  return (
    <OverlayDialog
      label={commandWords.menu}
      onClose={onClose}
      onClosed={() => chosen.current?.run()}
      className="top-[12dvh] max-h-[min(520px,76dvh)] max-w-[600px] max-desk:top-2 max-desk:max-h-[min(520px,60dvh)]"
    >
      <label className="flex shrink-0 items-center gap-3 border-b border-line px-4">
        <Search aria-hidden className="size-4 shrink-0 text-faint" />
        <input
          role="combobox"
          aria-label={commandWords.menu}
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={commands.length === 0 ? undefined : `${id}-${at}`}
          value={typed}
          placeholder={commandWords.search}
          autoComplete="off"
          spellCheck={false}
          className="h-12 w-full min-w-0 bg-transparent text-md outline-none placeholder:text-faint max-desk:text-lg"
          onChange={(event) => {
            setTyped(event.target.value);
            setCurrent(0);
          }}
          onKeyDown={pressKey}
        />
      </label>
      <CommandList id={id} commands={commands} at={at} onPoint={setCurrent} onRun={run} />
      <p role="status" className={commands.length === 0 ? 'px-4 py-6 text-center text-muted' : 'sr-only'}>
        {commands.length === 0 ? commandWords.none : commandWords.found(commands.length)}
      </p>
    </OverlayDialog>
  );
}
