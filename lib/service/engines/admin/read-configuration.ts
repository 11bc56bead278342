import { EaselError } from '../../../contract/error.ts';
import { SettingsError } from '../../../settings/read-settings.ts';
import {
  checkEnginesText,
  readEnginesText,
  type EnginesConfiguration,
  type EnginesSource,
} from '../settings/read-engines-file.ts';

/** Runs what reads or writes the settings file. A file with errors is a conflict, which an administrator resolves. */
export async function withSettingsErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (thrown) {
    if (!(thrown instanceof SettingsError)) throw thrown;
    throw new EaselError('conflict', `The settings of engines have errors. ${thrown.message}`, { cause: thrown });
  }
}

/**
 * Reads the settings of engines, with the hash for changing them.
 *
 * @throws EaselError `conflict` when they have errors
 */
export async function readConfiguration(
  source: EnginesSource,
): Promise<{ configuration: EnginesConfiguration; hash: string | null }> {
  return withSettingsErrors(async () => {
    const { text, hash } = await readEnginesText(source.path);
    return { configuration: await checkEnginesText(text, source), hash };
  });
}
