type Shown = { at: number; path: string };

const LONGEST = 50;
const shown: [Shown, ...Shown[]] = [{ at: 0, path: location.pathname }];

/** Which page is shown from now on. Never leaves the tab. */
export function notePage(path: string): void {
  if (shown.at(-1)?.path === path) return;
  if (shown.length === LONGEST) shown.splice(1, 1);
  shown.push({ at: performance.now(), path });
}

/** The page that was shown at a time of the document, and since when. */
export const pageAt = (time: number): Shown => shown.filter(({ at }) => at <= time).at(-1) ?? shown[0];
