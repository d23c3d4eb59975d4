import { useEffect, useState } from 'react';

/** Id of the text that is being read: the one that reaches into the upper third of the window. */
export function useCurrentSection(sections: readonly { id: string }[], chosen: string): string {
  const [current, setCurrent] = useState(chosen || (sections[0]?.id ?? ''));
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        const here = entries.find(({ isIntersecting }) => isIntersecting);
        if (here) setCurrent(here.target.id);
      },
      { rootMargin: '-20% 0px -75%' },
    );
    sections.forEach(({ id }) => {
      const text = document.getElementById(id);
      if (text) watcher.observe(text);
    });
    return () => watcher.disconnect();
  }, [sections]);
  return current;
}
