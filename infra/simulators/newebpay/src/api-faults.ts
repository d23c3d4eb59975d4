import { FaultRules } from '../../local-web/src/fault-rules.ts';

/** The one lane of faults: they meet the calls of every trade. */
export const EVERY_TRADE = 'all';

const kinds = ['query', 'cancel', 'close'] as const;
export type ApiKind = (typeof kinds)[number];

/** What can befall the calls from server to server. `page`: HTML where an answer should be. */
export const apiFaults = () =>
  new FaultRules({ modes: ['slow', 'down', 'never', 'page', 'wrong_sum'] as const, kinds, usual: kinds });
