import { SESSION_KEY } from '@smart-elevator/shared-api/client/sessionKey';
import { paths } from '@smart-elevator/shared-ui/paths';
import { followTheme } from '@smart-elevator/shared-ui/state/theme';
import { WAY_IN } from './wayIn';

// All that a public page does with a script: the theme that was chosen, and the way Home for who is signed in.
followTheme();

// This runs as soon as it has come, which may be before the link has.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', leadHome);
else leadHome();

function leadHome(): void {
  const link = document.querySelector<HTMLAnchorElement>(`#${WAY_IN} a`);
  if (!link || !localStorage.getItem(SESSION_KEY)) return;
  link.href = paths.home;
  link.textContent = 'Home';
}
