import { createLogger } from '../logging/create-logger.ts';
import { SettingsError } from '../settings/read-settings.ts';
import { createEngine } from './engines/create-engine.ts';
import { describeModel } from './engines/describe-model.ts';
import { EngineError } from './engines/engine-error.ts';
import { readEnginesFile, type EnginesConfiguration } from './engines/settings/read-engines-file.ts';
import { readEnginesSource } from './settings.ts';

/** What is known of the engines of the settings, as lines for a terminal. */
export interface EnginesReport {
  text: string;
  /** Whether the settings have no errors and every engine answers. */
  isGood: boolean;
}

/** What one engine answered. */
interface Answer {
  isReady: boolean;
  /** A sentence. */
  state: string;
  models: { id: string; mediaType: string; state: string }[];
}

const noFetcher = {
  fetch: () => Promise.reject(new Error('a check downloads no results')),
  close: () => Promise.resolve(),
};

const away = (state: string): Answer => ({ isReady: false, state, models: [] });

async function ask(configuration: EnginesConfiguration, name: string, deadlineMs: number): Promise<Answer> {
  const { folder, engines, models } = configuration;
  const settings = engines[name];
  if (settings === undefined) throw new Error(`${name} is no engine`);
  const own = Object.fromEntries(Object.entries(models).filter(([, model]) => model.engine === name));
  const title = settings.title ?? name;
  const logger = createLogger('service', 'silent');
  try {
    const engine = await createEngine({ name, settings, models: own, folder, fetcher: noFetcher, logger });
    const deadline = AbortSignal.timeout(deadlineMs);
    try {
      const { software, models: found } = await engine.discover(deadline);
      const source = { name, title, kind: settings.kind, isPaid: engine.isPaid };
      const described = found.map((model) => describeModel(source, model, models[model.id] ?? null).definition);
      return {
        isReady: true,
        state: `Ready: ${software}.`,
        models: described.map(({ id, mediaType, engine: { unavailable } }) => ({
          id,
          mediaType,
          state: unavailable ?? 'Ready.',
        })),
      };
    } catch (thrown) {
      if (thrown instanceof EngineError) return away(thrown.message);
      if (deadline.aborted) return away(`${title} did not answer within ${Math.round(deadlineMs / 1000)} s.`);
      throw thrown;
    } finally {
      await engine.close();
    }
  } catch (thrown) {
    return away(`${title} could not be read: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  }
}

/** An address without what could be a secret. */
function shownAddress(url: string | undefined): string {
  if (url === undefined) return 'its usual address';
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/\/$/, '');
}

/** Rows of a table, each column as wide as its longest cell. */
function align(rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>(
    (most, row) => row.map((cell, column) => Math.max(most[column] ?? 0, cell.length)),
    [],
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

async function reportAll(configuration: EnginesConfiguration, path: string, deadlineMs: number) {
  const entries = Object.entries(configuration.engines);
  if (entries.length === 0)
    return { text: `There are no engines. Add some to ${path}, or set COMFYUI_URL.`, isGood: true };
  const answers = await Promise.all(entries.map(async ([name]) => ask(configuration, name, deadlineMs)));
  const heads = align(entries.map(([name, { kind, url }]) => [name, kind, shownAddress(url)]));
  const blocks = answers.map(({ state, models }, index) => {
    const rows = align(models.map((model) => [model.id, model.mediaType, model.state]));
    const none = rows.length === 0 && answers[index]?.isReady === true ? ['No models.'] : rows;
    return [heads[index], `  ${state}`, ...none.map((row) => `    ${row}`)].join('\n');
  });
  return { text: blocks.join('\n\n'), isGood: answers.every(({ isReady }) => isReady) };
}

/**
 * Asks all engines of the settings at once, and says what each answers.
 *
 * @param environment the settings of the service, as environment variables
 * @param deadlineMs how long an engine may take
 */
export async function reportEngines(
  environment: Record<string, string | undefined>,
  deadlineMs = 20_000,
): Promise<EnginesReport> {
  try {
    const source = readEnginesSource(environment);
    return await reportAll(await readEnginesFile(source), source.path, deadlineMs);
  } catch (thrown) {
    if (!(thrown instanceof SettingsError)) throw thrown;
    return { text: thrown.message, isGood: false };
  }
}
