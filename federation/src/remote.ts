import type { ComponentType, ReactNode } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { LazyComponent } from '@smart-elevator/shared-ui/screens/frame/LazyScreen';
import type { SearchKind } from '@smart-elevator/shared-ui/search/SearchKind';

/** One screen of a remote at its absolute address, one of the `paths` of its `remote.json`. */
export type RemoteRoute = { path: string } & LazyComponent;

/** A screen whose code is loaded when it is opened. */
export const lazyRoute = (path: string, load: () => Promise<ComponentType>): RemoteRoute => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

/** The slots where remotes can add a widget, and the props of the widget. */
export interface ExtensionSlots {
  /** Home: what needs somebody now in its whole width, below it parts of the desk side by side, then the counts. */
  deskNow: object;
  desk: object;
  home: object;
  /** The ISSUES tab of the elevator's page. */
  elevatorTickets: { elevatorId: number; elevatorName: string };
  /** The page of a customer: elevators and contracts, and tickets; the name is the user name, `title` the shown one. */
  customerElevators: { customerId: number; customerName: string; title?: string };
  customerTickets: { customerId: number; customerName: string; title?: string };
}
export type ExtensionSlotName = keyof ExtensionSlots;

/** A widget that a remote adds to a screen of the shell or of another remote; smaller `order` comes first. */
export type Extension<S extends ExtensionSlotName = ExtensionSlotName> = { order: number } & LazyComponent<
  ExtensionSlots[S]
>;

/**
 * The kinds of things that a remote adds to the console's search, with `search` among the `extensions` of its `remote.json`;
 * loaded when the search is opened.
 */
export interface SearchExtension {
  lazy: () => Promise<{ kinds: readonly SearchKind[] }>;
}

/** The public face of a remote. */
export interface Remote {
  routes: readonly RemoteRoute[];
  extensions?: { [S in ExtensionSlotName]?: Extension<S> };
  search?: SearchExtension;
}

/** Describes a remote; the default export of its `src/remote.tsx`, the only module that it exposes. */
export const defineRemote = (remote: Remote): Remote => remote;

/**
 * What a host passes to the screens of a remote through the router's outlet, the only context that all builds share.
 */
export interface Host {
  /** The widget that some remote adds to a slot; undefined if there is none. */
  renderExtension: <S extends ExtensionSlotName>(slot: S, props: ExtensionSlots[S]) => ReactNode;
}

/** The widget that another remote adds to a slot of this screen; undefined if there is none, as for a remote alone. */
export function useExtension<S extends ExtensionSlotName>(slot: S, props: ExtensionSlots[S]): ReactNode {
  return useOutletContext<Host | undefined>()?.renderExtension(slot, props);
}
