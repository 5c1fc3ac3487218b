import { takeOverrides } from './remotes/overrides';
import { nobodyHasSignedIn, preloadFirst } from './remotes/preloadFirst';

// First, so that an override can be taken back also when the page does not come up.
takeOverrides();

// The asynchronous boundary that Module Federation needs: shared modules are agreed upon before anything runs.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap');

// What the first screen needs besides, at the same time.
if (nobodyHasSignedIn()) import(/* webpackChunkName: "login" */ './Login').catch(() => undefined);
else preloadFirst();
