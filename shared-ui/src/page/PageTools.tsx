import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './PageTools.module.css';

/** The place for the tools of a list beside the title of its page; undefined for a list inside another page. */
export const PageToolsContext = createContext<HTMLElement | null | undefined>(undefined);

/** Tools of a list, such as its columns: beside the title of its page, else above its rows. */
export function PageTools({ children }: { children: ReactNode }) {
  const place = useContext(PageToolsContext);
  if (place === undefined)
    return (
      <div className={styles.row} data-screen-only="">
        {children}
      </div>
    );
  return place && createPortal(children, place);
}
