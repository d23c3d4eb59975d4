import type { SeedFilter } from '@hub/tickets/server';

/** Saved views of the first agent and the first lead, and two that the lead gave to everybody of a game. */
export const demoViews: SeedFilter[] = [
  { staff: 1, game: null, name: '我的儲值單', filter: { queue: 'waiting', assignee: 'me', type: '2' } },
  { staff: 2, game: null, name: '沒人接、超過一天', filter: { queue: 'waiting', assignee: 'none', age: '24h' } },
  { staff: 2, game: null, name: '英文案件', filter: { queue: 'waiting', language: 'en' } },
  { staff: 2, game: 'H73', name: 'H73 儲值未入帳', filter: { queue: 'waiting', type: '2' } },
];
