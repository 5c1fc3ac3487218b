import type { ComponentType } from 'react';

/** A screen or a widget: there at once, or fetched when it is first looked at. */
export type Piece =
  | { Component: ComponentType; lazy?: undefined }
  | { lazy: () => Promise<{ Component: ComponentType }>; Component?: undefined };

/** One screen of a remote at its absolute address, as `shared-ui/paths` spells it. */
export type RemoteRoute = { path: string } & Piece;

/** A widget that a remote lends to a screen of the shell; the smaller `order` stands first. */
export type LentWidget = { order: number } & Piece;

/** Where remotes can put a widget. */
export type Slot = 'home';

/** The public face of a remote. */
export interface Remote {
  routes: readonly RemoteRoute[];
  lends?: Partial<Record<Slot, LentWidget>>;
}

/** Describes a remote; the default export of its `src/remote.tsx`, which is the one module that it exposes. */
export const defineRemote = (remote: Remote): Remote => remote;
