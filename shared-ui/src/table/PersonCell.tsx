import { breakable } from '../tag/breakable';
import { CellDetail } from './CellDetail';

interface PersonCellProps {
  /** First and last name, or the name of a company, if it is known. */
  name: string | null | undefined;
  username: string;
}

/** A person in a list: the name, and the user name below; the user name alone if there is no name. */
export const PersonCell = ({ name, username }: PersonCellProps) => (
  <>
    {breakable(name || username)}
    {name ? <CellDetail>{username}</CellDetail> : null}
  </>
);
