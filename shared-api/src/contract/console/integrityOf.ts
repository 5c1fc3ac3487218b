/** A version of a remote, with the integrity of its scripts by their path below the version's folder. */
interface Hashed {
  name: string;
  version: string;
  chunks: Readonly<Record<string, string>>;
}

/** The integrity that a version's script at an address must have; '' where none is known. */
export const integrityOf = ({ name, version, chunks }: Hashed, address: string): string =>
  chunks[address.replace(`/mf/${name}/${version}/`, '')] ?? '';
