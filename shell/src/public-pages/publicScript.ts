import { SESSION_KEY } from '@smart-elevator/shared-api/client/token';
import { paths } from '@smart-elevator/shared-ui/paths';
import { syncTheme } from '@smart-elevator/shared-ui/state/theme';
import { LOGIN_LINK_ID } from './loginLinkId';

// All that a public page does with a script: the theme that was chosen, the way Home for who is signed in, and what the
// console needs once somebody signs in.
syncTheme();
const { next } = document.currentScript?.dataset ?? {};

// This runs as soon as it has come, which may be before the link has.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', leadHome);
else leadHome();

// Asked for in the page itself, it would be in the way of the page's own fonts and first painting.
if (next) requestAnimationFrame(() => setTimeout(() => next.split(' ').forEach(fetchAhead)));

function leadHome(): void {
  const link = document.querySelector<HTMLAnchorElement>(`#${LOGIN_LINK_ID} a`);
  if (!link || !localStorage.getItem(SESSION_KEY)) return;
  link.href = paths.home;
  link.textContent = 'Home';
}

function fetchAhead(href: string): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = 'script';
  link.href = href;
  document.head.append(link);
}
