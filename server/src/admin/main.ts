import { command, commandConfig } from './command';
import { reachDatabase } from './reachDatabase';
import { runAdmin } from './runAdmin';

/** `npm run admin -- <command>`: what only an administrator of the server may do. */
await command(() => runAdmin(process.argv.slice(2), (work) => reachDatabase(commandConfig(), work)));
