import { matchName } from './match-name.ts';

/** Where a command stands in the menu; in this order while nothing is typed. */
export const commandGroups = [
  'go',
  'here',
  'presets',
  'models',
  'jobs',
  'library',
  'looks',
  'help',
  'account',
  'search',
] as const;
export type CommandGroup = (typeof commandGroups)[number];

/** Something that the command menu can do. */
export interface Command {
  /** Its own among all, as `library.import`. */
  id: string;
  group: CommandGroup;
  words: string;
  /** Stands beside the words, quieter, and is searched as well. */
  detail?: string;
  /** Words it is found by without showing them. */
  also?: string;
  run: () => void;
}

/** Asked when the menu opens, so that what it answers is of that moment. What must be fetched has a source of its own. */
export type CommandSource = () => readonly Command[] | Promise<readonly Command[]>;

/** What a source offers; nothing where it fails. */
function answerOf(source: CommandSource): ReturnType<CommandSource> {
  try {
    const answer = source();
    return answer instanceof Promise ? answer.catch(() => []) : answer;
  } catch {
    return [];
  }
}

/** Where the screens say what can be done on them. */
export function createCommandDesk() {
  const sources = new Set<CommandSource>();
  const questions = new Set<ReturnType<typeof createQuestion>>();
  let wished: string | null = null;

  async function grant(source: CommandSource) {
    const commands = await answerOf(source);
    const command = commands.find(({ id }) => id === wished);
    if (command === undefined) return;
    wished = null;
    command.run();
  }

  return {
    /** Adds a source; answers what takes it away. */
    provide(source: CommandSource): () => void {
      sources.add(source);
      for (const question of questions) question.add(source);
      if (wished !== null) void grant(source);
      return () => {
        sources.delete(source);
        for (const question of questions) question.remove(source);
      };
    },
    /**
     * Tells what every source offers now: at once what is known, and all of it again whenever something was fetched, or a source
     * comes or goes.
     *
     * @returns what ends the telling
     */
    ask(tell: (commands: Command[]) => void): () => void {
      const question = createQuestion(tell, sources);
      questions.add(question);
      return () => {
        question.end();
        questions.delete(question);
      };
    },
    /** Runs a command as soon as a screen that is on its way offers it. */
    wish(id: string): void {
      wished = id;
      for (const source of sources) void grant(source);
    },
  };
}

/** What sources answer to one who asked, in their order, for as long as they are there. */
function createQuestion(tell: (commands: Command[]) => void, sources: Iterable<CommandSource>) {
  const answers = new Map<CommandSource, readonly Command[]>();

  function tellAll() {
    tell([...answers.values()].flat());
  }
  async function wait(source: CommandSource, answer: PromiseLike<readonly Command[]>) {
    const commands = await answer;
    if (!answers.has(source)) return;
    answers.set(source, commands);
    tellAll();
  }
  function read(source: CommandSource) {
    const answer = answerOf(source);
    answers.set(source, answer instanceof Promise ? [] : answer);
    if (answer instanceof Promise) void wait(source, answer);
  }

  for (const source of sources) read(source);
  tellAll();
  return {
    add(source: CommandSource) {
      read(source);
      tellAll();
    },
    remove(source: CommandSource) {
      answers.delete(source);
      tellAll();
    },
    end: () => answers.clear(),
  };
}

/** The commands of this page. */
export const commandDesk = createCommandDesk();

/**
 * The commands that fit what is typed: every word of it in the words of the command, some letters left out at will. The best
 * come first, groups together; all of them, by group, where nothing is typed.
 */
export function findCommands(commands: readonly Command[], typed: string): Command[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = commands.flatMap((command) => {
    const score = scoreOf(command, wanted);
    return score === null ? [] : [{ command, score }];
  });
  const best = new Map<CommandGroup, number>();
  for (const { command, score } of found) best.set(command.group, Math.max(best.get(command.group) ?? 0, score));
  const place = ({ group }: Command) => commandGroups.indexOf(group);
  return found
    .toSorted(
      (a, b) =>
        (best.get(b.command.group) ?? 0) - (best.get(a.command.group) ?? 0) ||
        place(a.command) - place(b.command) ||
        b.score - a.score,
    )
    .map(({ command }) => command);
}

function scoreOf({ words, detail = '', also = '' }: Command, wanted: string[]): number | null {
  const shown = words.toLowerCase();
  const told = `${detail} ${also}`.toLowerCase();
  let total = 0;
  for (const word of wanted) {
    const score = Math.max(matchName(shown, word), told.includes(word) ? 10 : 0);
    if (score === 0) return null;
    total += score;
  }
  return total;
}
