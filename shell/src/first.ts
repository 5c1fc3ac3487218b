import { takeOverrides } from './remotes/overrides';
import { nobodyHasSignedIn, preloadFirst } from './remotes/preloadFirst';
import { signedIn } from './signedInPages';

// Before all else, so that an override can be taken back also when the page does not come up.
takeOverrides();

// What the first screen needs besides, at the same time.
if (nobodyHasSignedIn()) import(/* webpackChunkName: "login" */ './Login').catch(() => undefined);
else {
  signedIn().catch(() => undefined);
  preloadFirst();
}
