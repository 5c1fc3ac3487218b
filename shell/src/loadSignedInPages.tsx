import { use } from 'react';

async function fetchPages() {
  const [{ Console }, { Home }, { RemotePage }] = await Promise.all([
    import(/* webpackChunkName: "signed-in" */ './Console'),
    import(/* webpackChunkName: "signed-in" */ './home/Home'),
    import(/* webpackChunkName: "signed-in" */ './remotes/RemotePage'),
  ]);
  return { Console, Home, RemotePage };
}

let fetched: ReturnType<typeof fetchPages> | undefined;

/** What only somebody who is signed in sees; whoever signs in first does without it until then. A failure is tried again. */
export function loadSignedInPages(): ReturnType<typeof fetchPages> {
  fetched ??= fetchPages().catch((error: unknown) => {
    fetched = undefined;
    throw error;
  });
  return fetched;
}

/** Shown within `Console`, so they are there already: going from one to the other waits for nothing. */
export function LazyHome() {
  const { Home } = use(loadSignedInPages());
  return <Home />;
}

/** The screen at an address that is not the shell's own. */
export function LazyRemotePage() {
  const { RemotePage } = use(loadSignedInPages());
  return <RemotePage />;
}
