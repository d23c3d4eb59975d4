import { firstMatch } from '@hub/federation/match';
import { pageData, Route, Routes, type RemoteEntry } from '@hub/web';
import { ticketsApi } from '@hub/tickets/web';
import type { ComponentType } from 'react';
import { RemoteRoutes } from '../../../mfe-support/src/routes.tsx';
import { supportDesk, supportPages } from '../../../mfe-support/src/support-pages.ts';
import { DeskContext, type DeskArea } from '../../../packages/tickets/src/web/desk-context.ts';
import { TicketListPage } from '../../../packages/tickets/src/web/list/ticket-list.page.tsx';
import type { Expose } from '../../../shell/src/remotes/remote-loader.ts';
import type { RemoteState } from '../../../shell/src/remotes/remote-registry.ts';

declare const KNOWN_AREAS: Record<string, RemoteEntry>;

/* The same doors in the same places: without them the bundle would draw less. */
Object.assign(pageData().registry.areas, KNOWN_AREAS);

const desk: DeskArea = { desk: supportDesk, api: ticketsApi(supportDesk), parts: {}, preload: supportPages.preload };
const list = (
  <DeskContext value={desk}>
    <TicketListPage />
  </DeskContext>
);

function BundledSupport() {
  return (
    <Routes>
      <Route path="/service/:game/list" element={list} />
      <Route path="*" element={<RemoteRoutes />} />
    </Routes>
  );
}

const ready: RemoteState = { is: 'ready', worded: true, component: BundledSupport as ComponentType };

/* What the shell's registry of remotes answers, when the one remote is there from the beginning. */
export const areaOf = (path: string): { area: string; expose: Expose } | undefined =>
  /^\/(support|service|service_quick|faq|help)(\/|$)/.test(path) ? { area: 'support', expose: './routes' } : undefined;
export const missingArea = (): undefined => undefined;
export const startRemote = (): void => undefined;
export const remoteSettled = (): Promise<void> => Promise.resolve();
export function fetchRemote(_area: string, _expose: Expose, path = ''): void {
  const { pages } = RemoteRoutes;
  void pages[firstMatch(Object.keys(pages), path) ?? '']?.preload?.();
}
export const retryRemote = (): void => undefined;
export const useRemote = (): RemoteState => ready;
