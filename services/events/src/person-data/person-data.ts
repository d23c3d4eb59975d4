import type { FileStore } from '@hub/nest-kit/files';
import {
  countHeldOf,
  exportFiles,
  kitPersonData,
  noneOfKit,
  type PersonDataDeclaration,
} from '@hub/nest-kit/person-data';
import { deliveries } from '../deliveries/deliveries-of-person.ts';
import { locks, redemptions } from '../redeem/redemptions-of-person.ts';

/** What events has of a person. */
export function personData(store: Pick<FileStore, 'remove'>): PersonDataDeclaration {
  const kit = kitPersonData();
  return {
    categories: [redemptions, locks, deliveries, exportFiles(store), ...kit.categories],
    none: [
      ...kit.none,
      noneOfKit.schedules,
      noneOfKit.calendar,
      noneOfKit.held,
      noneOfKit.bulk,
      { tables: ['event', 'event_category', 'event_picture'], why: 'what players are promised' },
      { tables: ['serial_batch', 'serial_batch_category', 'serial_fault'], why: 'files of codes' },
      { tables: ['serial_code'], why: 'keyed hashes; who used one goes with the redemption' },
      {
        tables: ['delivery_move', 'delivery_count', 'delivery_figure', 'delivery_turn', 'delivery_batch', 'game_line'],
        why: 'counts and lines',
      },
      { tables: ['compensation_quota', 'compensation_used'], why: 'what staff may send' },
    ],
    held: countHeldOf,
  };
}
