import { t } from '@smart-elevator/shared-ui/language/t';
import type { SearchKind, SearchResult } from '@smart-elevator/shared-ui/search/SearchKind';

/** The state of one kind, or of a source whose kinds are not loaded. */
export interface Section {
  title: string;
  order: number;
  state: 'pending' | 'failed' | { kind: SearchKind; results: readonly SearchResult[] };
}

export interface FoundResult extends SearchResult {
  icon: SearchKind['icon'];
}

/** The results of one label. */
export interface ResultGroup {
  title: string;
  results: FoundResult[];
}

/** What is shown for a text. */
export interface GroupedResults {
  text: string;
  /** In order, up to the first pending section: what is shown never moves. */
  groups: readonly ResultGroup[];
  /** The titles of the sections that failed. */
  failures: readonly string[];
  complete: boolean;
}

/** The results of the sections that have all sections before them; sections with the same title are one group. */
export function groupSections(text: string, sections: Iterable<Section>): GroupedResults {
  const ordered = [...sections].sort((a, b) => a.order - b.order);
  const firstPending = ordered.findIndex(({ state }) => state === 'pending');
  const settled = firstPending < 0 ? ordered : ordered.slice(0, firstPending);
  const groups = new Map<string, ResultGroup>();
  for (const { title, state } of settled) {
    if (typeof state === 'string' || state.results.length === 0) continue;
    const group = groups.get(title) ?? { title, results: [] };
    groups.set(title, group);
    group.results.push(...state.results.map((result) => ({ ...result, icon: state.kind.icon })));
  }
  const failures = ordered.filter(({ state }) => state === 'failed').map(({ title }) => title);
  return {
    text,
    groups: [...groups.values()],
    failures: [...new Set(failures)].map((title) => t('{title}: not available right now.', { title })),
    complete: firstPending < 0,
  };
}
