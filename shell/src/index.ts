import { nobodyHasSignedIn, preloadFirst } from './remotes/preloadFirst';
import { signedIn } from './signedInPages';
import './bootstrap';

// What the first screen needs besides, at the same time.
if (nobodyHasSignedIn()) import(/* webpackChunkName: "login" */ './Login').catch(() => undefined);
else {
  signedIn().catch(() => undefined);
  preloadFirst();
}
