import type { CardDeliveriesQuery } from '@hub/contracts/events';

/** Whose card it is. */
export type Account = Pick<CardDeliveriesQuery, 'game_id' | 'uid'>;
