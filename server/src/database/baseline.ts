import { createHash } from 'node:crypto';
import { StartupError } from '../config/StartupError';

/** A row of `schema_migrations`, or of the head of a backup. */
export interface Applied {
  name: string;
  checksum: string;
}

/** The baseline is the migrations 0090 to 0099; those before it made the same schema in steps. */
const BASELINE = '0090';
const AFTER_BASELINE = '0100';
const LAST_FORMER = '0082_same_names';
/** SHA-256 of the names and checksums of all former migrations. */
const FORMER_CHECKSUM = 'b8bfb8286f55765ab8f5faaa2865c913df814d730d9a8a2cac4943817c64dda0';

/** What says which migrations it has. */
interface Source {
  applied: readonly Applied[];
  is: 'database' | 'backup';
}

/**
 * The migrations of a database or of a backup as this version counts them: the baseline stands for all former ones. Throws
 * StartupError when some of the former ones are missing.
 */
export function sinceBaseline({ applied, is }: Source, ours: readonly Applied[]): readonly Applied[] {
  const former = applied.filter(isFormer);
  const newest = former.at(-1);
  if (!newest) return applied;
  const list = former.map(({ name, checksum }) => `${name} ${checksum}`).join('\n');
  if (createHash('sha256').update(list).digest('hex') !== FORMER_CHECKSUM) {
    const step = is === 'database' ? 'start it on this database once' : 'restore the backup with it';
    throw new StartupError(
      `The ${is} is too old for this version of the server: its newest migration is ${newest.name}. The last version that ` +
        `upgrades it is the 0.1.0 that has the migration ${LAST_FORMER}. Please ${step}, then start this version.`,
    );
  }
  const baseline = ours.filter(({ name }) => name >= BASELINE && name < AFTER_BASELINE);
  return [...baseline, ...applied.filter((row) => !isFormer(row))];
}

const isFormer = ({ name }: Applied): boolean => name < BASELINE;
