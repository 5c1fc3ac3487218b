import { use } from 'react';
import { storedSession } from '@smart-elevator/shared-api/client/token';
import { preload } from '@smart-elevator/shared-ui/screens/frame/LazyScreen';
import { phoneFrame } from './phone/phoneFrame';
import { userOf } from './remotes/registryFor';

const isTechnician = () => userOf(storedSession())?.role === 'TechnicianUser';

async function fetchPages() {
  const [{ Console }, { Home }, { RemotePage }, { loadInitialScreen }] = await Promise.all([
    import(/* webpackChunkName: "signed-in" */ './Console'),
    import(/* webpackChunkName: "signed-in" */ './home/Home'),
    import(/* webpackChunkName: "signed-in" */ './remotes/RemotePage'),
    import(/* webpackChunkName: "signed-in" */ './remotes/usePrefetch'),
    // A failure is retried when the frame is rendered.
    isTechnician() ? preload(phoneFrame).catch(() => undefined) : undefined,
  ]);
  loadInitialScreen();
  return { Console, Home, RemotePage };
}

let fetched: ReturnType<typeof fetchPages> | undefined;

/** Loads the pages for signed-in users; sign-in does not need them. A failure is retried. */
export function loadSignedInPages(): ReturnType<typeof fetchPages> {
  fetched ??= fetchPages().catch((error: unknown) => {
    fetched = undefined;
    throw error;
  });
  return fetched;
}

/** Rendered inside `Console`, so the code is already loaded, and switching between them is immediate. */
export function LazyHome() {
  const { Home } = use(loadSignedInPages());
  return <Home />;
}

/** The screen at an address that is not the shell's own. */
export function LazyRemotePage() {
  const { RemotePage } = use(loadSignedInPages());
  return <RemotePage />;
}
