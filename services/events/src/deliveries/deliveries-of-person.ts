import { openStates } from '@hub/contracts/events';
import { anyOf, ofAccounts, ofRoles, tableRows, type PersonCategory } from '@hub/nest-kit/person-data';
import type { Delivery } from './delivery.entity.ts';
import { endUntouched } from './keep/end-untouched.ts';
import { blankDeliveries } from './write-delivery.ts';

const OPEN = openStates.map((state) => `'${state}'`).join();

/** What is still on its way arrives first. Name, kind and end stay: a name is sent once. */
export const deliveries: PersonCategory = tableRows<Delivery>({
  key: 'deliveries',
  table: 'delivery',
  tables: ['delivery', 'delivery_try', 'delivery_step'],
  by: (person) => anyOf(ofAccounts(person), ofRoles(person)),
  ready: `state NOT IN (${OPEN})`,
  since: 'created_at',
  show: ({ server_id, role_id, title, body, items, state, created_at }) => ({
    ...{ server_id, role_id, title, body, items, state, created_at },
  }),
  kept: [{ table: 'delivery', columns: ['mail_id', 'state', 'body_hash'], ground: 'once', days: null }],
  erase: async (tx, rows) => {
    const ids = rows.map(({ id }) => id);
    await endUntouched(tx, ids);
    for (const way of ['delivery_try', 'delivery_step'])
      await tx.manager.query(`DELETE FROM ${way} WHERE delivery_id IN (?)`, [ids]);
    await blankDeliveries(tx.manager, ids);
  },
});
