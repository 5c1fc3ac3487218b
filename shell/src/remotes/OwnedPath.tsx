import { matchPath, useLocation } from 'react-router-dom';
import { UnknownPath } from '@smart-elevator/shared-ui/screens/frame/UnknownPath';
import { Waiting } from '@smart-elevator/shared-ui/screens/frame/Waiting';
import { FailureState } from '@smart-elevator/shared-ui/feedback/FailureState';
import { say } from '@smart-elevator/shared-ui/language/say';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { useSession } from '@smart-elevator/shared-api/client/session';
import { paths } from '@smart-elevator/shared-ui/paths';
import { REPORTS } from '../sectionsOf';
import { ownerOf } from './ownerOf';
import { RegistryFailure } from './RegistryFailure';
import { RemoteScreen } from './RemoteScreen';
import { SwitchedOff } from './SwitchedOff';
import { useRegistry } from './RegistryContext';

/** The screen at an address that is not the shell's own: its owner's, or the one that says that there is none. */
export function OwnedPath() {
  const { pathname } = useLocation();
  const { registry, failed } = useRegistry();
  const signedIn = useSession(({ session }) => session !== null);
  if (failed) {
    return (
      <Page title={say('Not available')}>
        <RegistryFailure />
      </Page>
    );
  }
  if (!registry) return <Waiting />;
  const owner = ownerOf(registry, pathname);
  if (owner && !owner.enabled) {
    return (
      <Page title={owner.title}>
        <SwitchedOff title={owner.title} />
      </Page>
    );
  }
  if (owner) return <RemoteScreen deployed={owner} pathname={pathname} />;
  if (matchPath(REPORTS.path, pathname)) {
    return (
      <Page title={say(REPORTS.label)}>
        <FailureState title={say('{title}: not available right now.', { title: say(REPORTS.label) })} />
      </Page>
    );
  }
  return <UnknownPath home={signedIn ? paths.home : paths.landing} />;
}
