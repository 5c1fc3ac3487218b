import { TextLink } from '../button/TextLink';
import { withLineBreaks } from '../tag/withLineBreaks';
import { CellDetail } from './CellDetail';
import styles from './PersonCell.module.css';

interface PersonCellProps {
  /** First and last name, or the name of a company, if it is known. */
  name: string | null | undefined;
  username: string;
  /** The person's page: the name is then a link. */
  to?: string | undefined;
  /** The router state of that visit. */
  state?: unknown;
}

/** The length of a name up to which it does not wrap. */
const USUAL = 20;

/** A person in a list: the name, and the user name below; the user name alone if there is no name. */
export const PersonCell = ({ name, username, to, state }: PersonCellProps) => (
  <>
    <TextLink to={to} state={state} className={(name || username).length > USUAL ? undefined : styles.usual}>
      {withLineBreaks(name || username)}
    </TextLink>
    {name ? <CellDetail>{username}</CellDetail> : null}
  </>
);
