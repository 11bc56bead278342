import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultStorageUrl, type LaunchSettings } from '../launch/launch-settings.ts';

type Location = Pick<LaunchSettings, 'storageUrl' | 'dataDirectory'>;

/** The commands that copy what is outside of this machine's data directory. */
interface OutsideCommands {
  copyFiles: string;
  restoreFiles: string;
}

function fileCommands({ storageUrl, dataDirectory }: Location): OutsideCommands {
  const url = storageUrl ?? defaultStorageUrl(resolve(dataDirectory));
  if (url.startsWith('s3:')) {
    const { hostname: bucket, searchParams } = new URL(url);
    const endpoint = searchParams.get('endpoint');
    const sync = `aws s3 sync${endpoint === null ? '' : ` --endpoint-url ${endpoint}`}`;
    return {
      copyFiles: `${sync} s3://${bucket} easel-files`,
      restoreFiles: `${sync} easel-files s3://${bucket}`,
    };
  }
  const folder = fileURLToPath(url).replace(/\/$/, '');
  return {
    copyFiles: `rsync --archive '${folder}/' easel-files`,
    restoreFiles: `rsync --archive easel-files/ '${folder}'`,
  };
}

const atBoth = 'The files are copied twice: what is deleted meanwhile is in the first copy, what is new in the second.';

/** How to back up with the tools of a database that `DATABASE_URL` names, as sentences and commands. */
export function howToBackUpOutside(location: Location): string {
  const { copyFiles } = fileCommands(location);
  return `DATABASE_URL names a database of your own: back it up with its own tools, in this order, while Easel runs.

  ${copyFiles}
  pg_dump --format=custom --file=easel.dump "$DATABASE_URL"
  ${copyFiles}

${atBoth}
The moment of the backup is that of pg_dump. Nothing was written. docs/backup.md has more.`;
}

/** How to restore such a backup. */
export function howToRestoreOutside(location: Location): string {
  const { restoreFiles } = fileCommands(location);
  return `DATABASE_URL names a database of your own: restore it with its own tools, with Easel stopped, into an empty database.

  ${restoreFiles}
  pg_restore --no-owner --exit-on-error --dbname="$DATABASE_URL" easel.dump

Then start Easel: npm start. Nothing was written. docs/backup.md has more.`;
}

/** How to copy the bucket of a backup that has only the database. */
export function howToCopyBucket(location: Location): string {
  const { copyFiles } = fileCommands(location);
  return `The files are in a bucket, and not in this backup. Copy the bucket before and after each backup of the database:

  ${copyFiles}

${atBoth}`;
}
