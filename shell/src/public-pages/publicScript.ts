import { browserStorage } from '@smart-elevator/shared-api/client/browserStorage';
import { SESSION_KEY } from '@smart-elevator/shared-api/client/token';
import { rememberChosenLanguage } from '@smart-elevator/shared-ui/language/chosenLanguage';
import { paths } from '@smart-elevator/shared-ui/paths';
import { syncTheme } from '@smart-elevator/shared-ui/state/theme';
import { LOGIN_LINK_ATTRIBUTE, REGISTER_LINK_ATTRIBUTE } from './pageAttributes';

// The script of a public page: applies the chosen theme, links to Home for a signed-in user, remembers the choice of a language,
// and fetches the files that sign-in needs.
syncTheme();
const { next } = document.currentScript?.dataset ?? {};

// This runs as soon as it is loaded, which may be before the links exist.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', leadHome);
else leadHome();

// A link to the page in another language: the server sends that page, and the choice is kept for the console after sign-in.
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest('a');
  if (link && link.hreflang) rememberChosenLanguage(link.hreflang);
});

// Preload links in the page would delay the page's own fonts, first paint and picture.
if (next && document.readyState === 'complete') fetchNext();
else if (next) window.addEventListener('load', fetchNext);

function fetchNext(): void {
  requestAnimationFrame(() => setTimeout(() => next?.split(' ').forEach(fetchAhead)));
}

function leadHome(): void {
  if (!browserStorage.getItem(SESSION_KEY)) return;
  for (const place of document.querySelectorAll(`[${LOGIN_LINK_ATTRIBUTE}]`)) {
    const link = place.querySelector('a');
    if (!link) continue;
    link.href = paths.home;
    link.textContent = place.getAttribute(LOGIN_LINK_ATTRIBUTE);
  }
  for (const place of document.querySelectorAll(`[${REGISTER_LINK_ATTRIBUTE}]`)) place.remove();
}

function fetchAhead(href: string): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = 'script';
  link.href = href;
  document.head.append(link);
}
