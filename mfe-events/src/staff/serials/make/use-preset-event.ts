import { useSearchParams } from '@hub/web';
import { serialsChoiceOf } from '../serials-address.ts';

/** The event that the address names for a new batch; '' for none. */
export function usePresetEvent(): string {
  const [search] = useSearchParams();
  return serialsChoiceOf(search).event;
}
