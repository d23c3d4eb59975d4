import { useContext, useEffect, useState, type ComponentType } from 'react';
import { WaitingContext } from './waiting-context.ts';

type Loaded<Props> = { page?: ComponentType<Props>; fault?: unknown };
export type LazyPage<Props> = ComponentType<Props> & { preload: () => Promise<unknown> };

const RETRY_AFTER_MS = 400;

/** A preload that failed fails the first try without asking the network again: nobody is told before the second. */
async function loadTwice<Found>(load: () => Promise<Found>): Promise<Found> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    return load();
  }
}

/**
 * A page in a chunk of its own. No Suspense: React holds a reveal back after a fallback was shown. A chunk that cannot
 * be had is thrown to the boundary around the remote; the next try loads anew.
 * Meanwhile the shell's placeholder stands there.
 */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPage<Props> {
  let pending: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;

  const preload = () => {
    pending ??= loadTwice(load).then(
      (page) => (loaded = page),
      (fault: unknown) => {
        pending = undefined;
        throw fault;
      },
    );
    return pending;
  };

  function Page(props: Props) {
    const [state, setState] = useState<Loaded<Props>>({ page: loaded });
    const waiting = useContext(WaitingContext);
    useEffect(() => {
      if (loaded) return setState({ page: loaded });
      let here = true;
      preload().then(
        (page) => here && setState({ page }),
        (fault: unknown) => here && setState({ fault }),
      );
      return () => {
        here = false;
      };
    }, []);
    if (state.fault) throw state.fault;
    const Found = state.page;
    return Found ? <Found {...props} /> : waiting;
  }
  return Object.assign(Page, { preload });
}
