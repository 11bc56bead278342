import { createTemporaryDataDirectory, runEasel } from '../lib/setup/testing/run-easel.ts';

/** Starts the built programs on a fresh data directory for all journeys; its answer ends them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDirectory = await createTemporaryDataDirectory();
  const easel = await runEasel({ dataDirectory: dataDirectory.path });
  process.env['EASEL_URL'] = easel.url;
  process.env['EASEL_SERVICE_URL'] = easel.serviceUrl;
  process.env['EASEL_DATA_DIR'] = dataDirectory.path;
  return async () => {
    await easel.stop();
    await dataDirectory.remove();
  };
}
