import { runBackup } from './runBackup';
import { commandConfig, runCommand } from './runCommand';

/** `npm run backup`. */
await runCommand(() => runBackup(process.argv.slice(2), commandConfig()));
