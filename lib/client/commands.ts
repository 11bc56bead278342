/** The groups of the command menu, in the order in which they stand while nothing is typed. */
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
  /** Unique among all commands, as `library.import`. */
  id: string;
  group: CommandGroup;
  label: string;
  /** Stands beside the label, quieter, and is searched as well. */
  detail?: string;
  /** Searched, but not shown. */
  keywords?: string;
  run: () => void;
}

/** Gives the commands of a screen. Called when the menu opens; commands that must be fetched have a source of their own. */
export type CommandSource = () => readonly Command[] | Promise<readonly Command[]>;

/** The commands that the screens offer now. */
export interface CommandRegistry {
  /** Adds a source. Returns a function that removes it. */
  register: (source: CommandSource) => () => void;
  /**
   * Calls `onChange` with the commands of every source: at once with those that are known, then with all of them whenever some
   * were fetched, or a source is added or removed. Returns a function that ends that.
   */
  list: (onChange: (commands: Command[]) => void) => () => void;
  /** Runs a command, or waits until a screen offers it. Only the last one asked for is waited for. */
  run: (id: string) => void;
}

/** The commands of a source; none where it fails. */
function readSource(source: CommandSource): ReturnType<CommandSource> {
  try {
    const commands = source();
    return commands instanceof Promise ? commands.catch(() => []) : commands;
  } catch {
    return [];
  }
}

/** Makes a registry without sources. */
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

/** What sources gave to one who lists them, in the order of the sources. */
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

/** The commands of this page. */
export const commandRegistry = createCommandRegistry();
