import { useEffect, useRef, useState } from 'react';
import { asApiError } from '@smart-elevator/shared-api/client/ApiError';
import type { Registry, DeployedRemote } from '@smart-elevator/federation/registry';
import { msg, t } from '@smart-elevator/shared-ui/language/t';
import { paths } from '@smart-elevator/shared-ui/paths';
import { localizedName } from '@smart-elevator/shared-ui/language/localizedName';
import { fixedKind, SCREENS, screensKind } from '@smart-elevator/shared-ui/search/fixedKind';
import type { SearchKind } from '@smart-elevator/shared-ui/search/SearchKind';
import { groupSections, type GroupedResults, type Section } from './groupSections';
import { loadRemote } from '../remotes/loadDeployedRemote';
import { alarmKind } from '../alarms/alarmKind';
import { sectionsOf } from '../sectionsOf';

/** The first key searches at once; while more keys follow, the interval between two searches in milliseconds. */
const SEARCH_MS = 80;

const NOTHING: GroupedResults = { text: '', groups: [], failures: [], complete: false };

/**
 * What all kinds find for a text. The results of the text before stay until there are new ones, and its calls are
 * aborted. One kind or remote that fails does not affect the others; one that the server does not offer finds nothing.
 */
export function useSearch(registry: Registry | undefined, typed: string): GroupedResults {
  const text = useSteadyText(typed);
  const [sources] = useState(() => searchSources(registry));
  const [found, setFound] = useState(NOTHING);

  useEffect(() => {
    const stop = new AbortController();
    search(sources, text, stop.signal, (next) => {
      if (next.complete || next.groups.length > 0) setFound(next);
    });
    return () => stop.abort();
  }, [sources, text]);

  return found;
}

/** The text to search for while the dealer types. */
function useSteadyText(typed: string): string {
  const [text, setText] = useState(typed);
  const lastAt = useRef(-Infinity);

  useEffect(() => {
    const wait = Math.max(0, lastAt.current + SEARCH_MS - performance.now());
    const timer = setTimeout(() => {
      // An empty text has suggestions only, so the first key does not wait for it.
      if (typed !== '') lastAt.current = performance.now();
      setText(typed);
    }, wait);
    return () => clearTimeout(timer);
  }, [typed]);

  return text;
}

function search(
  sources: readonly SearchSource[],
  text: string,
  signal: AbortSignal,
  show: (found: GroupedResults) => void,
): void {
  const sections = new Map<string, Section>();
  const put = (key: string, section: Section) => {
    if (signal.aborted) return;
    sections.set(key, section);
    show(groupSections(text, sections.values()));
  };

  async function ask({ title, kinds }: SearchSource): Promise<void> {
    const loaded = await kinds;
    if (signal.aborted) return;
    sections.delete(title);
    const asked = text === '' ? loaded.filter(({ suggests }) => suggests) : loaded;
    const named = asked.map((kind, place) => ({ kind, key: `${title} ${place}`, name: t(kind.label) }));
    for (const { kind, key, name } of named)
      sections.set(key, { title: name, order: kind.order, state: 'pending' });
    await Promise.all(
      named.map(({ kind, key, name }) =>
        kind.find(text, signal).then(
          (results) => put(key, { title: name, order: kind.order, state: { kind, results } }),
          (error: unknown) => {
            const isUnsupported = asApiError(error).failure === 'unsupported';
            const state = isUnsupported ? { kind, results: [] } : 'failed';
            put(key, { title: name, order: kind.order, state });
          },
        ),
      ),
    );
  }

  for (const { title, order } of sources) sections.set(title, { title, order, state: 'pending' });
  for (const source of sources)
    ask(source).catch(() => put(source.title, { title: source.title, order: source.order, state: 'failed' }));
}

/** Where kinds of results come from: the shell, or a remote that may still be loading. */
interface SearchSource {
  title: string;
  /** The place of its kinds until they are loaded. */
  order: number;
  kinds: Promise<readonly SearchKind[]>;
}

/** The shell's screens, and the kinds of each remote with something for the slot `search`; starts to load them. */
function searchSources(registry: Registry | undefined): SearchSource[] {
  const remotes = (registry?.remotes ?? []).filter(
    ({ enabled, extensions }) => enabled && extensions.includes('search'),
  );
  const screens = sectionsOf(registry, 'DealerUser').map(({ label, labels, path }) => ({
    title: label,
    titles: labels,
    to: path,
  }));
  const own = fixedKind(SCREENS, screens);
  const others = screensKind(() => [{ title: msg('Alarms'), to: paths.alarms }]);
  return [
    { title: own.label, order: own.order, kinds: Promise.resolve([alarmKind, own, others]) },
    ...remotes.map((remote) => ({
      title: localizedName(remote.title, remote.titles),
      order: Math.min(...remote.navigation.map(({ order }) => order)),
      kinds: kindsOf(remote),
    })),
  ];
}

async function kindsOf(deployed: DeployedRemote): Promise<readonly SearchKind[]> {
  const { search } = await loadRemote(deployed);
  if (!search) throw new Error(`${deployed.name} has no extension for search.`);
  return (await search.lazy()).kinds;
}
