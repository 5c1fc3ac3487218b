import { storeOverridesFromUrl } from './remotes/overrides';
import { preloadInitialRemotes } from './remotes/preloadInitialRemotes';

// First, so that an override can be removed even if the page does not start.
storeOverridesFromUrl();

// The first screen's requests are sent while its code is still loading.
preloadInitialRemotes();

const start = () => import(/* webpackChunkName: "bootstrap" */ './bootstrap');
// A short network failure must not leave an empty page.
start().catch(start);
