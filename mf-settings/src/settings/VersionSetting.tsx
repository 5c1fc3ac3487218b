import consolePackage from '../../../package.json';
import { messages } from '../messages';
import { Setting } from './Setting';

/** The console's real version, read-only (R821): what the workspace was when this was built. */
export function VersionSetting() {
  return <Setting title={messages.version.title} hint={messages.version.label(consolePackage.version)} />;
}
