import { serviceSchema } from '@hub/nest-kit/db';
import { ticketSchema } from '@hub/tickets/server';
import { CreateVip1795000000000 } from './migrations/1795000000000-create-vip.ts';
import { OpenTheDesk1795100000000 } from './migrations/1795100000000-open-the-desk.ts';
import { rankingSchema } from './ranking.schema.ts';

export const schema = serviceSchema({
  kit: ['partner-calls', 'held-accounts', 'calendar'],
  parts: [ticketSchema, rankingSchema],
  entities: [],
  migrations: [CreateVip1795000000000, OpenTheDesk1795100000000],
});
