import { isSampled } from './tell-signals.ts';

/** Browsers keep what they measured before: it is asked for once nothing else is to be done. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 2_000);

/** Measures how fast pages are for a visitor of the sample. Whoever leaves before has nothing measured. */
export function watchVitals(): void {
  if (!isSampled()) return;
  const load = () =>
    void import(/* webpackChunkName: "vitals" */ './vitals.ts').then(
      ({ measureVitals }) => measureVitals(),
      () => undefined,
    );
  const begin = () => whenIdle(load);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
