/** Once the page is loaded and the browser has nothing else to do. */
export function whenIdle(work: () => void): void {
  const begin = () => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 2_000));
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
