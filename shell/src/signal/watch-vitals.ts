import { whenIdle } from '../when-idle.ts';
import { isSampled } from './tell-signals.ts';

/** Measures how fast pages are for a visitor of the sample. Whoever leaves before has nothing measured. */
export function watchVitals(): void {
  if (!isSampled()) return;
  // Browsers keep what they measured before.
  whenIdle(
    () =>
      void import(/* webpackChunkName: "vitals" */ './vitals.ts').then(
        ({ measureVitals }) => measureVitals(),
        () => undefined,
      ),
  );
}
