import { storedSession } from '@smart-elevator/shared-api/client/token';
import { storeOverridesFromUrl } from './remotes/overrides';
import { prefetchInitialReplies } from './remotes/preloadInitialRemotes';

// First, so that an override can be removed even if the page does not start.
storeOverridesFromUrl();

// The first screen's requests are sent while its code is still loading.
prefetchInitialReplies();

const start = () => import(/* webpackChunkName: "bootstrap" */ './bootstrap');
// A short network failure must not leave an empty page.
start().catch(start);
// Compiled while the rest is loading.
if (storedSession()) import(/* webpackChunkName: "signed-in" */ './Console').catch(() => undefined);
