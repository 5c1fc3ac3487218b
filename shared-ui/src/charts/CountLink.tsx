import { Link } from 'react-router-dom';
import { formatCount } from '../format/number';

interface CountLinkProps {
  count: number;
  /** Undefined where nothing can be led to. */
  to: string | undefined;
  /** What it counts, from the row to the column: for readers, who hear the link alone. */
  of: readonly string[];
}

/** A number that leads to what it counts. */
export function CountLink({ count, to, of }: CountLinkProps) {
  const text = formatCount(count);
  if (!to) return text;
  return (
    <Link to={to} aria-label={[text, ...of].join(', ')}>
      {text}
    </Link>
  );
}
