import {
  kitPersonData,
  noneOfKit,
  ofAsciiAccounts,
  tableRows,
  anyOf,
  type PersonDataDeclaration,
} from '@hub/nest-kit/person-data';
import { countHeldCases, ticketPersonData, ticketScopes, type TicketPersonKeys } from '@hub/tickets/server';

type PenaltyRow = { game_id: string; kind: string; days: number; starts_at: Date; ends_at: Date; reason: string };
type ListedRow = { id: number; list: string; game_id: string; value: string; ends_at: Date | null };

const FIVE_YEARS = 5 * 365;

/** The rules of the game count what came before: an account that comes back has it still. */
const penalties = tableRows<PenaltyRow>({
  key: 'penalties',
  table: 'penalty',
  by: ofAsciiAccounts,
  since: 'starts_at',
  show: ({ game_id, kind, days, starts_at, ends_at, reason }) => ({ game_id, kind, days, starts_at, ends_at, reason }),
  erase: null,
  kept: [{ table: 'penalty', columns: ['partner_uid', 'reason'], ground: 'evidence', days: FIVE_YEARS }],
});

const whitelist = tableRows<ListedRow>({
  key: 'whitelist',
  table: 'whitelist',
  by: ({ accounts, roles }) =>
    anyOf(
      ...accounts.map(({ game_id, uid }) => ({
        sql: "(kind = 'account' AND value = BINARY ? AND game_id IN ('*', ?))",
        values: [uid, game_id],
      })),
      ...roles.map(({ game_id, role_id }) => ({
        sql: "(kind = 'role' AND value = ? AND game_id = ?)",
        values: [role_id, game_id],
      })),
    ),
  since: 'ends_at',
  show: ({ list, game_id, value, ends_at }) => ({ list, game_id, value, ends_at }),
  erase: 'delete',
});

/** What support has of a person. */
export function personData(keys: TicketPersonKeys): PersonDataDeclaration {
  const [kit, desk] = [kitPersonData({ scopesOf: ticketScopes(keys) }), ticketPersonData(keys)];
  return {
    categories: [...desk.categories, penalties, whitelist, ...kit.categories],
    none: [
      ...kit.none,
      ...desk.none,
      noneOfKit.calendar,
      noneOfKit.held,
      { tables: ['request_hold'], why: 'whoever is held is not erased; let go, its number alone is left' },
    ],
    held: (db, person) => countHeldCases(db, keys.contacts, person),
  };
}
