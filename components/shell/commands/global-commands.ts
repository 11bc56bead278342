import { jobState, subjectOf } from '@/components/jobs/describe-job';
import { type Surround, surrounds } from '@/components/viewer/use-surround';
import { modelNameOf } from '@/lib/client/models/model-names';
import { type Command, commandRegistry, recipesCommand } from '@/lib/client/commands';
import { queuePanel } from '@/lib/client/jobs/queue';
import { libraryAddress } from '@/lib/client/library-view-state';
import { logOut } from '@/lib/client/log-out';
import { chooseTheme, themes } from '@/lib/client/theme';
import type { LooseModel } from '@/lib/contract/model';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { overlay } from '../overlay';
import { enginesEntry } from '../engines-entry';
import { mainScreens, otherScreens, settingsScreen } from '../screens';
import { shellMessages } from '../messages';
import { commandMessages } from '../messages-late';

/** The id of the import among the library's commands. */
const libraryImport = 'library.import';

/** The dependencies of the global commands. */
export interface GlobalCommandsOptions {
  /** The commands of the screen, which replace some of the global ones. */
  offered: readonly Command[];
  /** Path of the current screen; null while it is unknown. */
  path: string | null;
  models: readonly LooseModel[];
  jobs: readonly StudioJob[];
  hasLogin: boolean;
  /** Whether the service has engines, and so a screen for them. */
  hasEngines: boolean;
  /** Opens an address. */
  open: (address: string) => void;
  chooseSurround: (surround: Surround) => void;
}

/** The commands that work on every screen. */
export function globalCommands(options: GlobalCommandsOptions): Command[] {
  const { offered, path, models, jobs, hasLogin, hasEngines, open, chooseSurround } = options;
  const hasModels = offered.some(({ group }) => group === 'models');
  return [
    ...[...mainScreens, ...otherScreens, ...(hasEngines ? [enginesEntry] : []), settingsScreen]
      .filter(({ href }) => href !== path)
      .map(({ href, name }): Command => ({
        id: `go${href}`,
        group: 'go',
        label: shellMessages[name],
        run: () => open(href),
      })),
    ...(hasModels ? [] : models).map((model): Command => ({
      id: `model.${model.id}`,
      group: 'models',
      label: model.display_name ?? model.id,
      detail: model.summary ?? '',
      keywords: [model.id, model.original?.display_name ?? ''].join(' ').trim(),
      run: () => open(`/?${new URLSearchParams({ model: model.id })}`),
    })),
    {
      id: 'queue',
      group: 'jobs',
      label: commandMessages.queue,
      keywords: commandMessages.queueKeywords,
      run: () => queuePanel.set(true),
    },
    ...jobs.map((job): Command => ({
      id: `job.${job.id}`,
      group: 'jobs',
      label: subjectOf(job),
      detail: jobState(job),
      keywords: [job.id, ...new Set([job.modelName ?? job.model, modelNameOf(job)])].join(' '),
      run: () => open(`/?${new URLSearchParams({ job: job.id })}`),
    })),
    ...(offered.some(({ id }) => id === libraryImport) ? [] : [importCommand(open)]),
    ...(offered.some(({ id }) => id === recipesCommand) ? [] : [openRecipesCommand(open)]),
    ...themes.map((theme): Command => ({
      id: `theme.${theme}`,
      group: 'looks',
      label: commandMessages.themes[theme],
      keywords: commandMessages.themeKeywords,
      run: () => chooseTheme(theme),
    })),
    ...surrounds.map((surround): Command => ({
      id: `surround.${surround}`,
      group: 'looks',
      label: commandMessages.surrounds[surround],
      run: () => chooseSurround(surround),
    })),
    {
      id: 'shortcuts',
      group: 'help',
      label: commandMessages.shortcuts,
      keywords: commandMessages.shortcutsKeywords,
      run: () => overlay.set('shortcuts'),
    },
    ...(hasLogin ? [logOutCommand] : []),
  ];
}

const logOutCommand: Command = {
  id: 'log-out',
  group: 'account',
  get label() {
    return commandMessages.logOut;
  },
  get keywords() {
    return commandMessages.logOutKeywords;
  },
  run: () => void logOut('here'),
};

/** Opens the library, whose own command then runs. */
function importCommand(open: (address: string) => void): Command {
  return {
    id: libraryImport,
    group: 'library',
    label: commandMessages.import,
    detail: commandMessages.importHint,
    run: () => {
      commandRegistry.run(libraryImport);
      open(libraryAddress({}));
    },
  };
}

/** Opens Create, whose own command then runs. */
function openRecipesCommand(open: (address: string) => void): Command {
  return {
    id: recipesCommand,
    group: 'help',
    label: commandMessages.recipes,
    detail: commandMessages.recipesHint,
    run: () => {
      commandRegistry.run(recipesCommand);
      open('/');
    },
  };
}
