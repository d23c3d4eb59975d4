import { htmlLang, type Language } from '@hub/web';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import css from './editor.module.css';

const BLANK = '<!doctype html><html><head></head><body></body></html>';

export type PreviewLook = { game: string; language: Language; scheme: 'light' | 'dark' };
type Props = PreviewLook & { title: string; children: ReactNode };

/** A window of 360 px of its own, so that what is drawn there is as wide and as dark as on that phone. */
export function PreviewFrame({ title, game, language, scheme, children }: Props) {
  const [page, setPage] = useState<Document>();
  const focused = useFocusIn(page);
  useStylesIn(page);
  useEffect(() => {
    if (!page) return;
    const { documentElement: root } = page;
    root.lang = htmlLang(language);
    root.dataset.lang = language;
    root.dataset.game = game;
    root.dataset.theme = scheme;
  }, [page, game, language, scheme]);
  return (
    <>
      <iframe
        className={css.phone}
        title={title}
        data-focused={focused || undefined}
        srcDoc={BLANK}
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument ?? undefined)}
      />
      {page && createPortal(children, page.body)}
    </>
  );
}

/** Whether the focus is anywhere within. Without a question to stop at, the whole page is what the keyboard stops at. */
function useFocusIn(page: Document | undefined): boolean {
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const view = page?.defaultView;
    const look = () => setFocused(page?.hasFocus() ?? false);
    view?.addEventListener('focus', look);
    view?.addEventListener('blur', look);
    return () => {
      view?.removeEventListener('focus', look);
      view?.removeEventListener('blur', look);
    };
  }, [page]);
  return focused;
}

/** The styles of the page, those of the shell stand in its body; and those that come with a chunk later. */
function useStylesIn(page: Document | undefined): void {
  useEffect(() => {
    if (!page) return;
    const copied = new WeakSet<Element>();
    const copy = () => {
      for (const style of document.querySelectorAll('style, link[rel="stylesheet"]')) {
        if (copied.has(style)) continue;
        copied.add(style);
        page.head.append(page.importNode(style, true));
      }
    };
    copy();
    const seen = new MutationObserver(copy);
    seen.observe(document.head, { childList: true });
    return () => seen.disconnect();
  }, [page]);
}
