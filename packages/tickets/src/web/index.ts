export { AwayNotice } from './away-notice.tsx';
export { helpedKey } from './before/helped-key.ts';
export { CENTRE, deskPaths, sentOf, type Sent } from './desk-paths.ts';
export { inGameWindow } from './in-game-window.ts';
export { Loading } from './loading.tsx';
export { ticketPages } from './ticket-pages.tsx';
export { ticketsApi, type ListArg, type TicketsApi } from './tickets.api.ts';
export { useWhenIdle } from './use-when-idle.ts';
export { SafeHtml } from './view/safe-html.tsx';
