import type { Log } from '@hub/nest-kit/log';
import { repeatEvery, type Repeating } from '@hub/nest-kit/repeat';
import type { Watch } from '@hub/nest-kit/schedules';
import { countFigures, type CountParts } from './count-figures.ts';

/** Several workers may do so beside each other. */
export function keepFigures(parts: CountParts, everyMs: number, log: Log, watch: Watch): Repeating {
  let closing = false;
  const round = async () => {
    while (!closing && (await countFigures(parts)) > 0);
  };
  const repeating = repeatEvery(everyMs, watch('figures', everyMs, round), log);
  return {
    close: () => {
      closing = true;
      return repeating.close();
    },
  };
}
