import { Link } from 'react-router-dom';
import { formatCount } from '../format/number';

interface CountLinkProps {
  count: number;
  /** Undefined if there is no page to link to. */
  to: string | undefined;
  /** What it counts, from the row to the column: for screen readers, which announce the link alone. */
  of: readonly string[];
}

/** A number that links to the counted items; a 0 is no link. */
export function CountLink({ count, to, of }: CountLinkProps) {
  const text = formatCount(count);
  if (!to || count === 0) return text;
  return (
    <Link to={to} aria-label={[text, ...of].join(', ')}>
      {text}
    </Link>
  );
}
