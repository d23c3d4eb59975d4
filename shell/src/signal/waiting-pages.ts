const listeners = new Set<() => void>();
let waiting = 0;

/** Something stands in the place of a page, until the answer is called. */
export function pageWaits(): () => void {
  waiting += 1;
  return () => {
    waiting -= 1;
    listeners.forEach((listener) => listener());
  };
}

/** Calls once no page is waited for; the answer calls it off. */
export function onceNoneWaits(tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // What takes the place of a page that was waited for may be the card of its fault: that calls it off.
  const look = () => {
    if (waiting > 0) return;
    listeners.delete(look);
    timer = setTimeout(tell);
  };
  listeners.add(look);
  look();
  return () => {
    listeners.delete(look);
    clearTimeout(timer);
  };
}
