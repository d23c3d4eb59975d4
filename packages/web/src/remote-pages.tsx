import type { ComponentType } from 'react';
import { Route, Routes } from './router.ts';

/** A page that is loaded late has `preload`. */
export type RemotePage = ComponentType & { preload?: () => Promise<unknown> };

/** The pages of a remote by their patterns, with absolute paths; the shell takes from `pages` what it loads beforehand. */
export type RemotePages = ComponentType & { readonly pages: Readonly<Record<string, RemotePage>> };

export function remotePages(pages: Readonly<Record<string, RemotePage>>): RemotePages {
  const routes = Object.entries(pages).map(([path, Page]) => <Route key={path} path={path} element={<Page />} />);
  return Object.assign(() => <Routes>{routes}</Routes>, { pages });
}
