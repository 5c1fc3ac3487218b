import type { Failure } from '@smart-elevator/shared-api/client/ApiError';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { createContext, use, useCallback, useEffect, useId, useState, type ReactNode } from 'react';
import { clockOrDay } from '../unsent/clockOrDay';
import { partMessages } from './messages';
import styles from './Phone.module.css';

type LoadedProps<T> = Parameters<typeof Loaded<T>>[0];

interface KeptProps<T> extends LoadedProps<T> {
  query: LoadedProps<T>['query'] & { at?: number };
}

/** Failures after which what was read before still counts. */
const NO_ANSWER: readonly Failure[] = ['offline', 'failed', 'garbage', 'cancelled'];

/** A query in each of its states. What was read before shows without a network, too, and the screen says how old it is (R1419). */
export function Kept<T>(props: KeptProps<T>) {
  const { data, error, retry, updating = false, at } = props.query;
  const isKept = data !== undefined && error !== undefined && NO_ANSWER.includes(error.failure);
  const tell = use(Ages);
  const id = useId();
  const age = isKept ? at : undefined;
  useEffect(() => {
    tell(id, age);
    return () => tell(id, undefined);
  }, [tell, id, age]);
  return <Loaded {...props} query={isKept ? { data, error: undefined, retry, updating } : props.query} />;
}

/** Takes when a part of the screen was read, in milliseconds since 1970; undefined if it is up to date. */
const Ages = createContext<(id: string, at: number | undefined) => void>(() => {});

/** A screen, below when the oldest of its parts was read; nothing is said while all are up to date. */
export function AsOf({ children }: { children: ReactNode }) {
  const [ages, setAges] = useState<ReadonlyMap<string, number>>(new Map());
  const tell = useCallback(
    (id: string, at: number | undefined) =>
      setAges((known) => {
        if (known.get(id) === at) return known;
        const next = new Map(known);
        if (at === undefined) next.delete(id);
        else next.set(id, at);
        return next;
      }),
    [],
  );
  return (
    <Ages value={tell}>
      {ages.size > 0 ? (
        <p className={styles.detail} role="status">
          {partMessages.asOf(clockOrDay(new Date(Math.min(...ages.values())).toISOString()))}
        </p>
      ) : null}
      {children}
    </Ages>
  );
}
