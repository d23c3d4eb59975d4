import { useEffect, useState } from 'react';
import { untilExchanged } from './boot-request.ts';

/** False while a game's own token is being exchanged for ours, however that ends. */
export function useExchanged(): boolean {
  const [exchanged, setExchanged] = useState(() => typeof window === 'undefined' || !window.__boot?.exchange);
  useEffect(() => {
    let shown = true;
    void untilExchanged().then(() => shown && setExchanged(true));
    return () => {
      shown = false;
    };
  }, []);
  return exchanged;
}
