import { useEffect, useState, type RefObject } from 'react';

type Edges = 'none' | 'start' | 'end' | 'both';

function edgesOf({ scrollLeft, clientWidth, scrollWidth }: Element): Edges {
  const before = scrollLeft > 1;
  const after = scrollLeft + clientWidth < scrollWidth - 1;
  if (before && after) return 'both';
  return before ? 'start' : after ? 'end' : 'none';
}

/** Which sides of a row have something beyond them; it is looked at anew when it has another number of `parts`. */
export function useHiddenEdges(row: RefObject<HTMLElement | null>, parts: number): Edges {
  const [edges, setEdges] = useState<Edges>('none');
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => setEdges(edgesOf(element));
    const grown = new ResizeObserver(look);
    for (const one of [element, ...element.children]) grown.observe(one);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      grown.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [row, parts]);
  return edges;
}
