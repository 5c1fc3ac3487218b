import type { ComponentType, ReactNode } from 'react';
import { loadedBy, loadOnce } from '../../state/loadOnce';
import { useLoaded } from './useLoaded';

/** A screen or a widget: part of the remote's first script, or loaded when it is first rendered. */
export type LazyComponent<Props = object> =
  | { Component: ComponentType<Props>; lazy?: undefined }
  | { lazy: () => Promise<{ Component: ComponentType<Props> }>; Component?: undefined };

interface Module<Props> {
  Component: ComponentType<Props>;
}

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
  lazy: () => Promise<Module<Props>>;
  props: Props;
  fallback: ReactNode;
}

function Fetched<Props extends object>({ lazy, props, fallback }: FetchedProps<Props>) {
  const module = useLoaded(lazy, loadedBy<Module<Props>>, loadOnce<Module<Props>>);
  return module ? <module.Component {...props} /> : fallback;
}

/** Loads a component before it is rendered. */
export async function preload<Props extends object>({ lazy }: LazyComponent<Props>): Promise<void> {
  if (lazy) await loadOnce(lazy, lazy);
}
