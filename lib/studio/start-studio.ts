import 'server-only';
import { connectDatabase } from '../database/connect.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { createLogger } from '../logging/create-logger.ts';
import { SettingsError } from '../settings/read-settings.ts';
import { endWithParent } from '../setup/end-with-parent.ts';
import { allowSlowUploads } from './allow-slow-uploads.ts';
import { awaitEmbeddedService } from './await-embedded-service.ts';
import { createStudio, type Studio } from './create-studio.ts';
import { describeError } from '../logging/describe-error.ts';
import { insistOnHttps } from './insist-on-https.ts';
import { setStudio } from './instance.ts';
import { sendLengths } from './send-lengths.ts';
import { markRequests } from './mark-requests.ts';
import { readStudioSettings, type StudioSettings } from './settings.ts';
import { retryDatabase } from '../database/retry-database.ts';

/** Streams end at once; what is under way may take so long before the process ends regardless. */
const farewellMs = 8_000;

/** Starts the studio of this process, and has it end in order. Settings that do not hold end the process, all named. */
export async function startStudio(): Promise<void> {
  const settings = readSettingsOrExit();
  const logger = createLogger('studio', settings.logLevel);
  try {
    await Promise.all([retryDatabase(() => migrate(settings)), awaitEmbeddedService(settings.mediaApi)]);
    const studio = await createStudio(settings, logger, { keepsMediaWarm: true });
    setStudio(studio);
    allowSlowUploads();
    sendLengths();
    markRequests();
    insistOnHttps(settings.origins);
    endInOrder(studio);
  } catch (thrown) {
    logger.fatal({ error: describeError(thrown) }, 'the studio cannot start');
    process.exit(1);
  }
}

function readSettingsOrExit(): StudioSettings {
  try {
    return readStudioSettings(process.env);
  } catch (thrown) {
    if (!(thrown instanceof SettingsError)) throw thrown;
    process.stderr.write(`${thrown.message}\n`);
    return process.exit(1);
  }
}

async function migrate(settings: StudioSettings): Promise<void> {
  const connection = connectDatabase({ url: settings.databaseUrl, maxConnections: 2, onError: () => undefined });
  try {
    await migrateDatabase(connection.database, 'studio');
  } finally {
    await connection.close();
  }
}

/** Next waits for open responses before it ends, event streams included: they are closed when the signal comes. */
function endInOrder(studio: Studio): void {
  let isEnding = false;
  const end = (exitCode: number | null) => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(exitCode ?? 0), farewellMs).unref();
    studio
      .close()
      .catch((error: unknown) =>
        studio.context.logger.error({ error: describeError(error) }, 'the studio did not end in order'),
      )
      .finally(() => {
        if (exitCode !== null) process.exit(exitCode);
      });
  };
  process.once('SIGTERM', () => end(null));
  process.once('SIGINT', () => end(null));
  endWithParent(() => end(0));
}
