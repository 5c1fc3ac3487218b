import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { withLineBreaks } from '../tag/withLineBreaks';
import { formatCount } from '../format/number';
import { Tag, type Tone } from '../tag/Tag';
import tones from '../tag/tones.module.css';
import styles from './Card.module.css';

interface CardProps {
  /** The state's colour, as a bar at the top; its text is `tag`. */
  tone?: Tone | undefined;
  title: string;
  /** A second name, below the title in the same heading. */
  alias?: string | undefined;
  /** The link of the title, and the router state of that visit. */
  to?: string | undefined;
  state?: unknown;
  onFollow?: (() => void) | undefined;
  subtitle?: ReactNode;
  tag?: string | undefined;
  facts?: readonly { term: string; value: ReactNode }[] | undefined;
  /** A count that links to the counted items. */
  count?: { value: number; label: string; to: string; onFollow?: () => void } | undefined;
  /** IconButtons. */
  actions?: ReactNode;
}

/** One item of a `CardGrid`. */
export function Card({ tone = 'neutral', title, alias, to, state, onFollow, ...rest }: CardProps) {
  const { subtitle, tag, facts, count, actions } = rest;
  return (
    <li className={`${styles.card} ${tones[tone]}`} data-row tabIndex={-1}>
      <div className={styles.head}>
        <div className={styles.names}>
          <h2 className={styles.title}>
            {to ? (
              <Link to={to} state={state} onClick={onFollow}>
                {withLineBreaks(title)}
              </Link>
            ) : (
              withLineBreaks(title)
            )}
            {alias ? (
              <>
                {' '}
                <span className={styles.alias}>{withLineBreaks(alias)}</span>
              </>
            ) : null}
          </h2>
          {subtitle ? <div className={styles.subtitle}>{withLineBreaks(subtitle)}</div> : null}
        </div>
        {tag ? <Tag tone={tone}>{tag}</Tag> : null}
      </div>
      {facts && facts.length > 0 ? (
        <dl className={styles.facts}>
          {facts.map(({ term, value }) => (
            <div key={term} className={styles.fact}>
              <dt>{term}</dt>
              <dd>{withLineBreaks(value)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {count || actions ? (
        <div className={styles.foot} data-screen-only={count ? undefined : ''}>
          {count ? (
            <Link className={styles.count} to={count.to} onClick={count.onFollow}>
              <span className={styles.number}>{formatCount(count.value)}</span> {count.label}
            </Link>
          ) : null}
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </div>
      ) : null}
    </li>
  );
}
