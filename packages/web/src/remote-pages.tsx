import type { ComponentType } from 'react';
import { Route, Routes } from './router.ts';

/** A page that is loaded late has `preload`. */
export type RemotePage = ComponentType & { preload?: () => Promise<unknown> };

/** What `remotePages` makes: a component that draws the page of the address, and its table, in which the shell finds what it loads beforehand. */
export type RemotePages = ComponentType & { readonly pages: Readonly<Record<string, RemotePage>> };

/** From the pages of a remote by their patterns, with absolute paths. */
export function remotePages(pages: Readonly<Record<string, RemotePage>>): RemotePages {
  const routes = Object.entries(pages).map(([path, Page]) => <Route key={path} path={path} element={<Page />} />);
  return Object.assign(() => <Routes>{routes}</Routes>, { pages });
}
