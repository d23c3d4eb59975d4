import { lazyPage, type RemotePage } from '@hub/web';
import type { Desk } from '@hub/contracts/tickets';
import type { ReactNode } from 'react';
import { DeskContext, type DeskArea, type PageName } from './desk-context.ts';
import type { DeskParts } from './desk-parts.ts';
import { ticketsApi } from './tickets.api.ts';

const pages = {
  create: lazyPage(() =>
    import(/* webpackChunkName: "ticket-create" */ './create/create-report.page.tsx').then((f) => f.CreateReportPage),
  ),
  confirm: lazyPage(() =>
    import(/* webpackChunkName: "ticket-confirm" */ './issue/confirm-issue.page.tsx').then((f) => f.ConfirmIssuePage),
  ),
  issue: lazyPage(() =>
    import(/* webpackChunkName: "ticket-issue" */ './issue/report-issue.page.tsx').then((f) => f.ReportIssuePage),
  ),
  query: lazyPage(() =>
    import(/* webpackChunkName: "ticket-query" */ './query/look-up.page.tsx').then((f) => f.LookUpPage),
  ),
  list: lazyPage(() =>
    import(/* webpackChunkName: "ticket-list" */ './list/ticket-list.page.tsx').then((f) => f.TicketListPage),
  ),
  view: lazyPage(() =>
    import(/* webpackChunkName: "ticket-view" */ './view/ticket-view.page.tsx').then((f) => f.TicketViewPage),
  ),
  goOn: lazyPage(() =>
    import(/* webpackChunkName: "ticket-continue" */ './hand-over/go-on.page.tsx').then((f) => f.GoOnPage),
  ),
};

/** Routes name the game `:game` and the case `:id`. `Within` goes around the area's own uses of the engine. */
export function ticketPages(desk: Desk, parts: DeskParts = {}) {
  const preload = (page: PageName) => void pages[page].preload().catch(() => undefined);
  const area: DeskArea = { desk, api: ticketsApi(desk), parts, preload };
  const Within = ({ children }: { children: ReactNode }) => <DeskContext value={area}>{children}</DeskContext>;
  const made = (name: PageName): RemotePage => {
    const Page = pages[name];
    const within = () => (
      <Within>
        <Page />
      </Within>
    );
    return Object.assign(within, { preload: Page.preload });
  };
  return {
    create: made('create'),
    confirm: made('confirm'),
    issue: made('issue'),
    query: made('query'),
    list: made('list'),
    view: made('view'),
    goOn: made('goOn'),
    api: area.api,
    Within,
    preload,
  };
}
