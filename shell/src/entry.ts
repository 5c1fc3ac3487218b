import { storeOverridesFromUrl } from './remotes/overrides';
import { isSignedOut, preloadInitialRemotes } from './remotes/preloadInitialRemotes';
import { loadSignedInPages } from './loadSignedInPages';

// First, so that an override can be removed even if the page does not start.
storeOverridesFromUrl();

// Loads the other code of the first screen in parallel.
if (isSignedOut()) import(/* webpackChunkName: "login" */ './Login').catch(() => undefined);
else {
  loadSignedInPages().catch(() => undefined);
  preloadInitialRemotes();
}
