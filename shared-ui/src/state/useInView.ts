import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether an element has been in or near the viewport at least once. */
export function useInView<Target extends Element>(): [RefObject<Target | null>, boolean] {
  const target = useRef<Target>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!target.current || seen || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: '100px' },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [seen]);
  return [target, seen];
}
