import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { createBackup } from './create-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const common = { say: () => undefined, signal: new AbortController().signal };
const outside = {
  DATABASE_URL: 'postgresql://easel:secret@database.internal/easel',
  STORAGE_URL: 's3://easel?region=us-east-1&endpoint=https://storage.internal',
};

describe('with a database of one’s own', () => {
  it('a backup says how, and writes nothing', async () => {
    const backup = createBackup({ ...common, environment: outside, file: join(temporaryFolder(), 'one.zip') });
    const message = await backup.catch((error: Error) => error.message);
    expect(message).toMatch(
      /aws s3 sync --endpoint-url https:\/\/storage\.internal s3:\/\/easel easel-files\n.*pg_dump .*\n.*aws s3 sync/,
    );
    expect(message).not.toContain('secret');
  });

  it('with files in a folder, the commands name the folder', async () => {
    const environment = { ...outside, STORAGE_URL: '', EASEL_DATA_DIR: '/srv/easel' };
    const options = { ...common, environment, file: 'one.zip' };
    await expect(createBackup(options)).rejects.toThrow("rsync --archive '/srv/easel/storage/' easel-files");
    await expect(restoreBackup(options)).rejects.toThrow("rsync --archive easel-files/ '/srv/easel/storage'");
  });

  it('a restore says how', async () => {
    const restore = restoreBackup({ ...common, environment: outside, file: 'one.zip' });
    await expect(restore).rejects.toThrow(
      /easel-files s3:\/\/easel\n.*pg_restore .*--dbname="\$DATABASE_URL" easel\.dump/,
    );
  });
});
