import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/Skeleton';
import { withLineBreaks } from '../tag/withLineBreaks';
import styles from './Facts.module.css';

/** A fact: what it is called, and its value. */
export type Fact = readonly [term: string, value: ReactNode];

interface FactsProps {
  /** The accessible name of the section. */
  label: string;
  facts: readonly Fact[];
}

/** The stored facts of a page's subject, as terms and values. */
export const Facts = ({ label, facts }: FactsProps) => (
  <section aria-label={label}>
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term} className={styles.fact}>
          <dt>{term}</dt>
          <dd>{withLineBreaks(value)}</dd>
        </div>
      ))}
    </dl>
  </section>
);

/** A page in two columns, the facts at the left; below each other in a narrow window. Its children are `FactColumn`s. */
export const FactColumns = ({ children }: { children: ReactNode }) => (
  <div className={styles.columns}>{children}</div>
);

/** A column of `FactColumns`. */
export const FactColumn = ({ children }: { children: ReactNode }) => (
  <div className={styles.column}>{children}</div>
);

/** The columns while the page is loaded for the first time. */
export const FactsPlaceholder = () => (
  <FactColumns>
    <Skeleton shape="facts" rows={10} />
    <Skeleton rows={8} />
  </FactColumns>
);
