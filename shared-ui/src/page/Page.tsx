import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { Breadcrumb, type Crumb } from './Breadcrumb';
import styles from './Page.module.css';
import { formatDateTime } from '../format/date';
import { t } from '../language/t';
import { useIsPrinting } from '../state/useIsPrinting';
import { useKeptFocus } from '../state/useKeptFocus';
import { PRODUCT_NAME } from '../productName';
import printed from './PrintHeader.module.css';

// Here, too, for remotes of an earlier version of this package.
export { PRODUCT_NAME };

/** Who made a printed page: the product, or what the frame of the console puts there. */
export const PrintMakerContext = createContext<ReactNode>(PRODUCT_NAME);

interface PageProps {
  title: string;
  /** The breadcrumb; its last step is this page. */
  breadcrumb?: Crumb[] | undefined;
  /** The one primary action, at the right of the title. */
  action?: ReactNode;
  /** `form` for one column of 640 px, `list` with little space above the rows. */
  width?: 'full' | 'form' | 'list';
  children?: ReactNode;
}

/**
 * A screen: breadcrumb, title at the left, one primary action at the right, then the content. Sets the document's
 * title.
 */
export function Page({ title, breadcrumb, action, width = 'full', children }: PageProps) {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`;
  }, [title]);
  // In print the breadcrumb is replaced by the names of the parent pages.
  const above = (breadcrumb ?? []).slice(1, -1).map(({ label }) => label);
  return (
    <div className={width === 'full' ? styles.page : `${styles.page} ${styles[width]}`}>
      <header className={styles.head}>
        <PrintHeader above={above} />
        {breadcrumb ? <Breadcrumb crumbs={breadcrumb} /> : null}
        <div className={styles.titleRow}>
          <h1 className={styles.title}>{title}</h1>
          {action ? <Action>{action}</Action> : null}
        </div>
      </header>
      {children}
    </div>
  );
}

/** When an action is replaced by others, as after a change of a state, the focus stays beside them: on none that would be pressed again. */
function Action({ children }: { children: ReactNode }) {
  return (
    <div ref={useKeptFocus()} className={styles.action} role="group" aria-label={t('Actions')} tabIndex={-1}>
      {children}
    </div>
  );
}

/** Above the title, in print only: the maker, the parent pages, and the time of printing. */
function PrintHeader({ above }: { above: readonly string[] }) {
  const maker = useContext(PrintMakerContext);
  if (!useIsPrinting()) return null;
  return (
    <p className={printed.head} aria-hidden="true">
      <span>
        {maker}
        {above.map((name) => ` · ${name}`)}
      </span>
      <PrintTime />
    </p>
  );
}

function PrintTime() {
  const [now] = useState(() => new Date().toISOString());
  return <span>{formatDateTime(now)}</span>;
}
