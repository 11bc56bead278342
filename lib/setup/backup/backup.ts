import { createBackup, verifyBackup } from './create-backup.ts';
import { runBackupCommand } from './run-backup-command.ts';

// The command `npm run backup`.
const given = process.argv.slice(2);
const isVerifying = given[0] === '--verify';
const [file, ...others] = isVerifying ? given.slice(1) : given;
if (file === undefined || file.startsWith('-') || others.length > 0) {
  process.stderr.write(
    'Use: npm run backup -- <file>, or npm run backup -- --verify <file> to check an existing one.\n',
  );
  process.exitCode = 2;
} else await runBackupCommand(file, isVerifying ? verifyBackup : createBackup);
