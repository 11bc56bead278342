/** The groups of the command menu, in the order that an empty search shows. */
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

/** A command of the command menu. */
export interface Command {
  /** Unique among all commands, as `library.import`. */
  id: string;
  group: CommandGroup;
  label: string;
  /** Shown beside the label in a muted colour, and searched as well. */
  detail?: string;
  /** Searched, but not shown. */
  keywords?: string;
  run: () => void;
}

/**
 * Returns the commands of a screen. Called when the menu opens. Commands that must be fetched need a separate source.
 */
export type CommandSource = () => readonly Command[] | Promise<readonly Command[]>;

/** The registry of the commands that the current screens offer. */
export interface CommandRegistry {
  /** Adds a source. Returns a function that removes it. */
  register: (source: CommandSource) => () => void;
  /**
   * Calls `onChange` with the commands of every source: at once with the known ones, then with all of them whenever
   * some were fetched, or a source is added or removed. Returns a function that stops this.
   */
  list: (onChange: (commands: Command[]) => void) => () => void;
  /** Runs a command, or waits until a screen offers it. It waits only for the last requested one. */
  run: (id: string) => void;
}

/** The commands of a source; none if it fails. */
function readSource(source: CommandSource): ReturnType<CommandSource> {
  try {
    const commands = source();
    return commands instanceof Promise ? commands.catch(() => []) : commands;
  } catch {
    return [];
  }
}

/** Creates a registry without sources. */
export function createCommandRegistry(): CommandRegistry {
  const sources = new Set<CommandSource>();
  const listings = new Set<Listing>();
  let awaitedId: string | null = null;

  async function runAwaited(source: CommandSource) {
    const commands = await readSource(source);
    const command = commands.find(({ id }) => id === awaitedId);
    if (command === undefined) return;
    awaitedId = null;
    command.run();
  }

  return {
    register(source) {
      sources.add(source);
      for (const listing of listings) listing.add(source);
      if (awaitedId !== null) void runAwaited(source);
      return () => {
        sources.delete(source);
        for (const listing of listings) listing.remove(source);
      };
    },
    list(onChange) {
      const listing = createListing(onChange, sources);
      listings.add(listing);
      return () => {
        listing.end();
        listings.delete(listing);
      };
    },
    run(id) {
      awaitedId = id;
      for (const source of sources) void runAwaited(source);
    },
  };
}

/** The commands of the sources for one listener, in the order of the sources. */
interface Listing {
  add: (source: CommandSource) => void;
  remove: (source: CommandSource) => void;
  end: () => void;
}

function createListing(onChange: (commands: Command[]) => void, sources: Iterable<CommandSource>): Listing {
  const listed = new Map<CommandSource, readonly Command[]>();

  function report() {
    onChange([...listed.values()].flat());
  }
  async function addFetched(source: CommandSource, fetched: PromiseLike<readonly Command[]>) {
    const commands = await fetched;
    if (!listed.has(source)) return;
    listed.set(source, commands);
    report();
  }
  function read(source: CommandSource) {
    const commands = readSource(source);
    listed.set(source, commands instanceof Promise ? [] : commands);
    if (commands instanceof Promise) void addFetched(source, commands);
  }

  for (const source of sources) read(source);
  report();
  return {
    add(source) {
      read(source);
      report();
    },
    remove(source) {
      listed.delete(source);
      report();
    },
    end: () => listed.clear(),
  };
}

/** The command of Create that opens its recipes. */
export const recipesCommand = 'create.recipes';

/** The commands of this page. */
export const commandRegistry = createCommandRegistry();
