import { runCommand, commandConfig } from './runCommand';
import { withServerDatabase } from './withServerDatabase';
import { runAdmin } from './runAdmin';

/** `npm run admin -- <command>`: what only an administrator of the server may do. */
await runCommand(() => runAdmin(process.argv.slice(2), (work) => withServerDatabase(commandConfig(), work)));
