import type { Desk } from '../tickets/desk.ts';

/** The ordinary player desk. */
export const supportDesk: Desk = {
  key: 'support',
  api: 'questions',
  page: 'service',
  media: 'q',
  numberPrefix: '',
  firstNumber: 10001,
  limits: { filesPerCase: 6, filesPerReply: 3, contentMax: 2000, perHour: 20 },
  viewOmits: [],
  rating: true,
};
