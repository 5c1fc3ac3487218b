import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { anchorOf } from '../paths';
import styles from './Setting.module.css';

interface SettingProps {
  title: string;
  hint?: string;
  children?: ReactNode;
}

/** One setting with its heading; the address may lead to it. */
export function Setting({ title, hint, children }: SettingProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useAimedAt(title, section);
  return (
    <section ref={section} className={styles.setting} aria-labelledby={id}>
      <div>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {hint ? <p className={styles.hint}>{hint}</p> : null}
      </div>
      {children ? <div className={styles.body}>{children}</div> : null}
    </section>
  );
}

/** Scrolls to an element, if the address is that of its title. */
export function useAimedAt(
  title: string,
  element: RefObject<HTMLElement | null>,
  block: ScrollLogicalPosition = 'center',
): void {
  const { hash, key } = useLocation();
  const isAimedAt = hash === anchorOf(title);
  // Each press of a link leads there again.
  useEffect(
    () => (isAimedAt ? keepInView(element.current, block) : undefined),
    [isAimedAt, element, block, key],
  );
}

/** What shows that the user scrolls, or does something else. */
const INPUT = ['wheel', 'pointerdown', 'keydown'] as const;

/** Scrolls to a setting, also when settings above it are loaded and grow, until the user does something. */
function keepInView(section: HTMLElement | null, block: ScrollLogicalPosition): () => void {
  const scroll = () => section?.scrollIntoView({ block });
  const growth = new ResizeObserver(scroll);
  const stop = () => {
    growth.disconnect();
    INPUT.forEach((event) => window.removeEventListener(event, stop));
  };
  scroll();
  growth.observe(document.body);
  INPUT.forEach((event) => window.addEventListener(event, stop, { passive: true }));
  return stop;
}
