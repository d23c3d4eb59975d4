import { useContext, useEffect, useState, type ComponentType } from 'react';
import { LoadFault, tryTwice, within } from './load-fault.ts';
import { WaitingContext } from './waiting-context.ts';

type Loaded<Props> = { page?: ComponentType<Props>; fault?: unknown };
export type LazyPage<Props> = ComponentType<Props> & { preload: () => Promise<unknown> };

const LIMIT_MS = 6_500;

/** A module that threw half-way may be there, without its page. */
async function found<Page>(load: () => Promise<Page>): Promise<Page> {
  const page = await load();
  if (!page) throw new LoadFault('no page in the module');
  return page;
}

/** No Suspense: React holds a reveal back after a fallback. A failed chunk is thrown; the next try loads anew. */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPage<Props> {
  let pending: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;

  const preload = () => {
    pending ??= within(
      LIMIT_MS,
      tryTwice(() => found(load)),
    ).then(
      (page) => (loaded = page),
      (cause: unknown) => {
        pending = undefined;
        throw cause instanceof LoadFault ? cause : new LoadFault('load', { cause });
      },
    );
    return pending;
  };

  function Page(props: Props) {
    const [state, setState] = useState<Loaded<Props>>({ page: loaded });
    const waiting = useContext(WaitingContext);
    useEffect(() => {
      if (loaded) return setState((before) => (before.page === loaded ? before : { page: loaded }));
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
