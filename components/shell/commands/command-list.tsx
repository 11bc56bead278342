'use client';

import { classNames } from '@/components/ui/class-names';
import type { LineSearch } from '@/components/ui/use-line-search';
import type { Command } from '@/lib/client/commands';
import { groupNames, commandMessages } from '../messages-late';

/** The commands of the menu under the headings of their groups. */
export function CommandList({
  commands,
  lines,
  onRun,
}: {
  /** Sorted by group. */
  commands: readonly Command[];
  lines: LineSearch;
  onRun: (command: Command) => void;
}) {
  const groups = [...new Set(commands.map(({ group }) => group))];
  return (
    <div {...lines.list} aria-label={commandMessages.menu} className="min-h-0 overflow-y-auto p-1.5 empty:hidden">
      {groups.map((group) => (
        <div key={group} role="group" aria-label={groupNames[group]}>
          <p aria-hidden className="px-2.5 pt-2 pb-1 text-sm text-faint">
            {groupNames[group]}
          </p>
          {commands.map(
            (command, index) =>
              command.group === group && (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above has the focus and the keys
                <div
                  key={command.id}
                  role="option"
                  tabIndex={-1}
                  {...lines.line(index)}
                  aria-selected={index === lines.at}
                  className={classNames(
                    'flex cursor-default items-baseline gap-3 rounded-sm px-2.5 py-2 max-desk:py-3',
                    index === lines.at && 'bg-sunken',
                  )}
                  onClick={() => onRun(command)}
                >
                  <span className="max-w-[75%] shrink-0 truncate">{command.label}</span>
                  {command.detail !== undefined && (
                    <span className="min-w-0 truncate text-sm text-muted">{command.detail}</span>
                  )}
                </div>
              ),
          )}
        </div>
      ))}
    </div>
  );
}
