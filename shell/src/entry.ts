import { storeOverridesFromUrl } from './remotes/overrides';
import { isSignedOut, preloadInitialRemotes } from './remotes/preloadInitialRemotes';
import { loadSignedInPages } from './loadSignedInPages';

// Before all else, so that an override can be taken back also when the page does not come up.
storeOverridesFromUrl();

// What the first screen needs besides, at the same time.
if (isSignedOut()) import(/* webpackChunkName: "login" */ './Login').catch(() => undefined);
else {
  loadSignedInPages().catch(() => undefined);
  preloadInitialRemotes();
}
