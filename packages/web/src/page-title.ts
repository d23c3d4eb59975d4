import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLanguage } from './i18n.ts';
import { pageData } from './page-data.ts';
import { inForeignPage, pageRoot } from './foreign-page.ts';

const listeners = new Set<() => void>();
let title = '';
let unread = 0;
const marks = new Set<{ words: string }>();

function show(): void {
  // eslint-disable-next-line hub/texts-in-catalogues -- a separator, the same in every language
  const page = [title, pageData().site.name].filter(Boolean).join('｜');
  const [mark] = marks;
  if (!inForeignPage()) document.title = `${mark?.words ?? ''}${unread > 0 ? `(${unread}) ` : ''}${page}`;
  listeners.forEach((listener) => listener());
}

/** A new page inside the site is read out from its heading; on the first load the browser begins at the top itself. */
function focusHeading(): void {
  const heading = pageRoot().querySelector<HTMLElement>(inForeignPage() ? 'h1' : 'main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Sets the document's title and, after a move within the site, the focus on `h1`; a new language moves no focus. */
export function usePageTitle(text: string): void {
  const language = useLanguage();
  const spoken = useRef(language);
  useEffect(() => {
    const translated = spoken.current !== language;
    spoken.current = language;
    if (!text) return;
    const first = title === '';
    title = text;
    show();
    if (!first && !translated) focusHeading();
  }, [text, language]);
}

/** Puts the number of unread answers before every title, `(2) …`. */
export function setUnreadCount(count: number): void {
  unread = count;
  show();
}

/** Gives the function that ends it. */
export function markTitle(words: string): () => void {
  const mark = { words };
  marks.add(mark);
  show();
  return () => {
    marks.delete(mark);
    show();
  };
}

export function useCurrentTitle(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => title,
  );
}
