import type { SeedFilter } from '@hub/tickets/server';

/** Saved views of the first agent and the first lead. */
export const demoViews: SeedFilter[] = [
  { staff: 1, game: null, name: '我的貴賓', filter: { queue: 'waiting', assignee: 'me' } },
  { staff: 2, game: null, name: '沒人接、超過四小時', filter: { queue: 'waiting', assignee: 'none', age: '4h' } },
];
