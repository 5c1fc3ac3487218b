import type { ComponentType, ReactNode } from 'react';
import { retryOnce } from '../../state/retryOnce';
import { useLoaded } from './useLoaded';

/** A screen or a widget: part of the remote's first script, or loaded when it is first rendered. */
export type LazyComponent<Props = object> =
  | { Component: ComponentType<Props>; lazy?: undefined }
  | { lazy: () => Promise<{ Component: ComponentType<Props> }>; Component?: undefined };

interface Module<Props> {
  Component: ComponentType<Props>;
}
type Load<Props> = () => Promise<Module<Props>>;

interface Entry<Props> {
  promise: Promise<Module<Props>>;
  /** Once it is loaded. */
  module?: Module<Props>;
}

/** What is loading or loaded, by the function that loads it. */
const entries = new Map<unknown, unknown>();

interface LazyScreenProps<Props extends object> {
  component: LazyComponent<Props>;
  props: Props;
  /** Rendered until the component is loaded. */
  fallback: ReactNode;
}

/** Renders a component of a remote. */
export function LazyScreen<Props extends object>({ component, props, fallback }: LazyScreenProps<Props>) {
  return component.Component ? (
    <component.Component {...props} />
  ) : (
    <Fetched lazy={component.lazy} props={props} fallback={fallback} />
  );
}

interface FetchedProps<Props extends object> {
  lazy: Load<Props>;
  props: Props;
  fallback: ReactNode;
}

function Fetched<Props extends object>({ lazy, props, fallback }: FetchedProps<Props>) {
  const module = useLoaded(lazy, loadedModule<Props>, loadWithRetry<Props>);
  return module ? <module.Component {...props} /> : fallback;
}

/** Loads a component before it is rendered. */
export async function preload<Props extends object>({ lazy }: LazyComponent<Props>): Promise<void> {
  if (lazy) await load(lazy, lazy);
}

const entryOf = <Props,>(lazy: Load<Props>) => entries.get(lazy) as Entry<Props> | undefined;

const loadedModule = <Props,>(lazy: Load<Props>) => entryOf(lazy)?.module;

const loadWithRetry = <Props,>(lazy: Load<Props>) => load(lazy, () => retryOnce(lazy));

/** Loads once; after a failure it is loaded again on the next call. */
function load<Props>(lazy: Load<Props>, start: Load<Props>): Promise<Module<Props>> {
  const known = entryOf(lazy);
  if (known) return known.promise;
  const entry: Entry<Props> = { promise: start() };
  entries.set(lazy, entry);
  entry.promise.then(
    (module) => {
      entry.module = module;
    },
    () => entries.delete(lazy),
  );
  return entry.promise;
}
