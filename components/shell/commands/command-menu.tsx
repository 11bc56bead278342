'use client';

import { Search } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useLineSearch } from '@/components/ui/use-line-search';
import type { Command } from '@/lib/client/commands';
import { CommandList } from './command-list';
import { OverlayDialog } from '../overlay-dialog';
import { useCommands, useSearchCommand } from './use-commands';
import { commandMessages } from '../messages-late';
import { findCommands } from './find-commands';

/** The number of shown commands of a group: fewer without a search, so that every group is visible. */
const most = { atRest: 8, found: 12 };

function fewOfEach(commands: Command[], limit: number): Command[] {
  const counts = new Map<string, number>();
  return commands.filter(({ group }) => {
    const count = (counts.get(group) ?? 0) + 1;
    counts.set(group, count);
    return count <= limit;
  });
}

/** A menu of all commands, filtered by typing; arrow keys move, Enter runs a command. */
export function CommandMenu({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const chosen = useRef<Command | null>(null);
  const found = fewOfEach(findCommands(useCommands(), typed), typed.trim() === '' ? most.atRest : most.found);
  const search = useSearchCommand(typed);
  const commands = search === null ? found : [...found, search];
  const lines = useLineSearch({
    listId: useId(),
    keys: commands.map(({ id }) => id),
    onTake: (index) => run(commands[index]),
  });

  function run(command: Command | undefined) {
    if (command === undefined) return;
    // Runs after the menu has closed, so that an overlay that it opens keeps the focus.
    chosen.current = command;
    onClose();
  }

  return (
    <OverlayDialog
      label={commandMessages.menu}
      onClose={onClose}
      onClosed={() => chosen.current?.run()}
      className="top-[12dvh] max-h-[min(520px,76dvh)] max-w-[600px] max-desk:top-2 max-desk:max-h-[min(520px,60dvh)]"
    >
      <label className="flex shrink-0 items-center gap-3 border-b border-line px-4">
        <Search aria-hidden className="size-4 shrink-0 text-faint" />
        <input
          aria-label={commandMessages.menu}
          value={typed}
          placeholder={commandMessages.search}
          className="h-12 w-full min-w-0 bg-transparent text-md outline-none placeholder:text-faint max-desk:text-lg"
          onChange={(event) => {
            setTyped(event.target.value);
            lines.toFirst();
          }}
          {...lines.field}
        />
      </label>
      <CommandList commands={commands} lines={lines} onRun={run} />
      <p role="status" className={commands.length === 0 ? 'px-4 py-6 text-center text-muted' : 'sr-only'}>
        {commands.length === 0 ? commandMessages.none : commandMessages.found({ count: commands.length })}
      </p>
    </OverlayDialog>
  );
}
