import { useEffect, useRef } from 'react';
import styles from './Builder.module.css';

/** A heading that gets the focus when its panel has replaced another one. */
export function PanelHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h2>
  );
}
