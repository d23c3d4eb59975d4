import { useEffect, useState, type RefObject } from 'react';

const MARGIN = '256px';

/** True at once where nobody `waits`, or where the browser cannot tell. Stays true. */
export function useNear(element: RefObject<Element | null>, waits: boolean): boolean {
  const [near, setNear] = useState(!waits || typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (near || !element.current) return;
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, near]);
  return near;
}
