import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface TextLinkProps {
  /** Undefined for a page of a remote that is not deployed (`linkTo`): its text is then not a link. */
  to: string | undefined;
  /** The router state of the visit; it is not in the address. */
  state?: unknown;
  className?: string;
  children: ReactNode;
}

/** A link in a text, or the text alone. */
export const TextLink = ({ to, ...others }: TextLinkProps) =>
  to === undefined ? (
    <span className={others.className}>{others.children}</span>
  ) : (
    <Link to={to} {...others} />
  );
