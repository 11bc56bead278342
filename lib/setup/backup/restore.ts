import { restoreBackup } from './restore-backup.ts';
import { runBackupCommand } from './run-backup-command.ts';

// The command `npm run restore`.
const [file, ...others] = process.argv.slice(2);
if (file === undefined || file.startsWith('-') || others.length > 0) {
  process.stderr.write('Use: npm run restore -- <file>. It restores into the data directory, which must be empty.\n');
  process.exitCode = 2;
} else await runBackupCommand(file, restoreBackup);
