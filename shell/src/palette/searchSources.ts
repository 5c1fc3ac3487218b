import type { DeployedRemote, Registry } from '@smart-elevator/federation/registry';
import { localizedName } from '@smart-elevator/shared-ui/language/localizedName';
import { fixedKind, SCREENS } from '@smart-elevator/shared-ui/search/fixedKind';
import type { SearchKind } from '@smart-elevator/shared-ui/search/SearchKind';
import { loadRemote } from '../remotes/loadDeployedRemote';
import { sectionsOf } from '../sectionsOf';

/** Where kinds of results come from: the shell, or a remote that may still be loading. */
export interface SearchSource {
  title: string;
  /** The place of its kinds until they are loaded. */
  order: number;
  kinds: Promise<readonly SearchKind[]>;
}

/** The shell's screens, and the kinds of each remote with something for the slot `search`; starts to load them. */
export function searchSources(registry: Registry | undefined): SearchSource[] {
  const remotes = (registry?.remotes ?? []).filter(
    ({ enabled, extensions }) => enabled && extensions.includes('search'),
  );
  const screens = sectionsOf(registry).map(({ label, labels, path }) => ({
    title: label,
    titles: labels,
    to: path,
  }));
  const own = fixedKind(SCREENS, screens);
  return [
    { title: own.label, order: own.order, kinds: Promise.resolve([own]) },
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
