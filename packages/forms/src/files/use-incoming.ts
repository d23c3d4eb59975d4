import { pageRoot } from '@hub/web';
import { useEffect, useState, type RefObject } from 'react';
import { useLatest } from '../use-latest.ts';

const PICKER = '[data-files]';

/** Dropped beside, a file would open in place of the page. Never to an ID paper that was not aimed at. */
export function useIncoming(root: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const take = useLatest(onFiles);

  useEffect(() => {
    const form = root.current?.closest('form');
    if (!form) return;
    const isMine = (target: EventTarget | null) => {
      const at = target instanceof Element ? target.closest(PICKER) : null;
      const first = form.querySelector('[data-files="pictures"]') ?? form.querySelector(PICKER);
      return (at ?? first) === root.current;
    };
    const give = (list: FileList) => take.current(Array.from(list));
    const paste = (event: ClipboardEvent) => {
      const { clipboardData: data } = event;
      const [target = null] = event.composedPath();
      const isNowhere = target instanceof HTMLBodyElement;
      const here = isNowhere || (target instanceof Node && form.contains(target));
      // A table copied from an office program comes as text and as a picture of it: in a field, the text is meant.
      const asText = data?.types.includes('text/plain') && !isNowhere;
      if (!here || !data?.files.length || asText || !isMine(target)) return;
      event.preventDefault();
      give(data.files);
    };
    const drag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(isMine(event.target));
    };
    const leave = (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node && form.contains(event.relatedTarget))) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!event.dataTransfer?.files.length) return;
      event.preventDefault();
      if (isMine(event.target)) give(event.dataTransfer.files);
    };
    // In a page of another site what is pasted elsewhere is none of ours.
    const page = pageRoot() as Document;
    page.addEventListener('paste', paste);
    form.addEventListener('dragover', drag);
    form.addEventListener('dragleave', leave);
    form.addEventListener('drop', drop);
    return () => {
      page.removeEventListener('paste', paste);
      form.removeEventListener('dragover', drag);
      form.removeEventListener('dragleave', leave);
      form.removeEventListener('drop', drop);
    };
  }, [root, take]);
  return over;
}
