import consolePackage from '../../../package.json';
import { messages } from '../messages';
import { Setting } from './Setting';

/** The console's real version, read-only (R821): the workspace's version at build time. */
export function VersionSetting() {
  return <Setting title={messages.version.title} hint={messages.version.label(consolePackage.version)} />;
}
