import { type Command, type CommandGroup, commandGroups } from '@/lib/client/commands';
import { scoreMatch } from '@/lib/client/score-match';

/**
 * The commands that match the typed text: every word of it is in the command's texts, where letters may be left out.
 * The best come first, with groups together; without typed text all commands, by group.
 */
export function findCommands(commands: readonly Command[], typed: string): Command[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = commands.flatMap((command) => {
    const score = scoreOf(command, wanted);
    return score === null ? [] : [{ command, score }];
  });
  const best = new Map<CommandGroup, number>();
  for (const { command, score } of found) best.set(command.group, Math.max(best.get(command.group) ?? 0, score));
  return found
    .toSorted(
      (a, b) =>
        (best.get(b.command.group) ?? 0) - (best.get(a.command.group) ?? 0) ||
        groupIndex(a.command) - groupIndex(b.command) ||
        b.score - a.score,
    )
    .map(({ command }) => command);
}

const groupIndex = ({ group }: Command) => commandGroups.indexOf(group);

function scoreOf({ label, detail = '', keywords = '' }: Command, wanted: string[]): number | null {
  const name = label.toLowerCase();
  const more = `${detail} ${keywords}`.toLowerCase();
  let total = 0;
  for (const word of wanted) {
    const score = Math.max(scoreMatch(name, word), more.includes(word) ? 10 : 0);
    if (score === 0) return null;
    total += score;
  }
  return total;
}
