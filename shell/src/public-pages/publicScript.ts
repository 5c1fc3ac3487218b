import { SESSION_KEY } from '@smart-elevator/shared-api/client/sessionKey';
import { paths } from '@smart-elevator/shared-ui/paths';
import { followTheme } from '@smart-elevator/shared-ui/state/theme';
import { WAY_IN } from './wayIn';

// All that a public page does with a script: the theme that was chosen, and the way Home for who is signed in.
followTheme();

const link = document.querySelector<HTMLAnchorElement>(`#${WAY_IN} a`);
if (link && localStorage.getItem(SESSION_KEY)) {
  link.href = paths.home;
  link.textContent = 'Home';
}
