import { isPlayerPicture } from '@hub/contracts/tickets';
import { useEffect, useState } from 'react';
import { fetchOwn } from '@hub/web';

type Own = { address: string; shown: string | null };

/** Addresses that the browser itself opens: it sends the cookie of the desk, and has what lies in this window. */
const opensItself = (address: string) => !isPlayerPicture(address);

/**
 * Undefined until loaded, null when it failed. Fetched by the page: no `<img>` sends the header that names a player.
 * `draw` counts up to ask for the same address once more.
 */
export function useOwnPicture(address: string, draw: number, wanted: boolean): string | null | undefined {
  const [own, setOwn] = useState<Own & { draw: number }>();
  const direct = opensItself(address);
  useEffect(() => {
    if (direct || !wanted) return undefined;
    const leaving = new AbortController();
    let shown: string | undefined;
    fetchOwn(address, leaving.signal)
      .then((file) => {
        if (leaving.signal.aborted) return;
        shown = file && URL.createObjectURL(file);
        setOwn({ address, draw, shown: shown ?? null });
      })
      .catch(() => leaving.signal.aborted || setOwn({ address, draw, shown: null }));
    return () => {
      leaving.abort();
      if (shown !== undefined) URL.revokeObjectURL(shown);
    };
  }, [address, draw, direct, wanted]);
  if (direct) return wanted ? address : undefined;
  return own?.address === address && own.draw === draw ? own.shown : undefined;
}
