import { useEffect, useState } from 'react';
import { whenSettled } from '../../state/loadOnce';

/**
 * What `load` resolves to for `source`; undefined until then, unless it is `loaded` already. Throws what it rejects
 * with, for the error boundary around it: if that boundary renders its children again, they are loaded again.
 * `loaded` and `load` must not change.
 *
 * An effect and a state, and not React's `use` or `lazy`: the content after a fallback of `Suspense` is shown 300 ms
 * after the fallback at the earliest, and a deferred value waits for everything that is loading, so that one half of
 * Home would wait for the other. ADR-136 has the figures.
 */
export function useLoaded<Source, T>(
  source: Source,
  loaded: (source: Source) => T | undefined,
  load: (source: Source) => Promise<T>,
): T | undefined {
  const [state, setState] = useState<{ value?: T | undefined; error?: unknown }>(() => ({
    value: loaded(source),
  }));
  const isLoaded = state.value !== undefined;

  useEffect(() => {
    if (isLoaded) return;
    return whenSettled(
      load(source),
      (value) => setState({ value }),
      (error) => setState({ error }),
    );
  }, [isLoaded, source, load]);

  if ('error' in state) throw state.error;
  return state.value;
}
