import type { Person } from '@hub/contracts/person-data';
import type { FileStore } from '@hub/nest-kit/files';
import {
  anyOf,
  isIn,
  exportFiles,
  noneOfKit,
  passing,
  tableRows,
  type PersonCategory,
  type PersonDataDeclaration,
} from '@hub/nest-kit/person-data';
import { FILE_WAITS_HOURS } from '@hub/contracts/tickets';
import type { ContactBox } from '../contact-box.ts';
import type { Contacts } from '../contacts.ts';
import { casesOf } from './cases-of-person.ts';
import { correctContacts } from './correct-contacts.ts';
import { eraseCases } from './erase-cases.ts';
import { namesOfCase, readCases } from './read-cases.ts';

export type TicketPersonKeys = { contacts: Contacts; box: ContactBox; store: FileStore };

/** Whose a submit is in `idem`, and a file that waits for its report. */
const accountsAsOwners = ({ accounts }: Person): string[] => accounts.map(({ game_id, uid }) => `${game_id}.${uid}`);
export const ticketScopes =
  ({ contacts }: Pick<TicketPersonKeys, 'contacts'>) =>
  (person: Person): string[] => [
    ...accountsAsOwners(person),
    ...person.emails.map((email) => `anon.${contacts.emailMac(email).toString('base64url')}`),
  ];

const cases = ({ contacts, box, store }: TicketPersonKeys): PersonCategory => ({
  key: 'cases',
  tables: [
    'ticket',
    'reply',
    'staff_note',
    'case_deadline',
    'attachment',
    'mail',
    'search_gram',
    'search_doc',
    'search_todo',
  ],
  find: async ({ source }, person) => {
    const by = casesOf(contacts, person);
    if (!by) return { rows: 0, oldest: null, newest: null };
    const [found] = await source.query<{ many: string; oldest: Date | null; newest: Date | null }[]>(
      `SELECT COUNT(*) AS many, MIN(created_at) AS oldest, MAX(created_at) AS newest FROM ticket WHERE ${by.sql}`,
      by.values,
    );
    return { rows: Number(found?.many ?? 0), oldest: found?.oldest ?? null, newest: found?.newest ?? null };
  },
  read: async (db, person, skip, limit) => {
    const by = casesOf(contacts, person);
    return by ? readCases(db, box, by, [skip, limit]) : [];
  },
  names: namesOfCase,
  erase: async (erasing) => {
    const by = casesOf(contacts, erasing.person);
    return by ? eraseCases(store, by, erasing) : 0;
  },
  correct: (db, asked) => correctContacts(db, { contacts, box }, asked),
});

/** A picture that waits for a report: the janitor takes it with its next round. */
const filesAhead = tableRows<{ id: number; kind: string; created_at: Date }>({
  key: 'files-ahead',
  table: 'attachment',
  tables: [],
  by: (person) => isIn('owner', accountsAsOwners(person)),
  known: 'ticket_id IS NULL',
  since: 'created_at',
  show: ({ kind, created_at }) => ({ kind, created_at }),
  erase: async ({ manager }, rows) => {
    await manager.query(
      `UPDATE attachment SET owner = '', created_at = NOW(3) - INTERVAL ${FILE_WAITS_HOURS + 2} HOUR WHERE id IN (?)`,
      [rows.map(({ id }) => id)],
    );
  },
});

const deadAddresses = ({ contacts }: TicketPersonKeys): PersonCategory =>
  tableRows<{ bounced_at: Date; status: string }>({
    key: 'dead-addresses',
    table: 'dead_address',
    by: ({ emails }) =>
      isIn(
        'address_mac',
        emails.map((email) => contacts.emailMac(email)),
      ),
    order: 'address_mac',
    since: 'bounced_at',
    show: ({ bounced_at, status }) => ({ bounced_at, status }),
    erase: 'delete',
  });

const inside = (name: string): string => JSON.stringify(name).slice(1, -1);
/** A search that staff kept may name whom it was for. */
const savedFilters = tableRows<{ id: number; name: string }>({
  key: 'saved-filters',
  table: 'saved_filter',
  by: ({ emails, phones, accounts, roles }) =>
    anyOf(
      ...[...emails, ...phones, ...accounts.map(({ uid }) => uid), ...roles.map(({ role_id }) => role_id)].map(
        (name) => ({
          sql: 'INSTR(filter, CONVERT(? USING utf8mb4)) > 0',
          values: [`"${inside(name)}`],
        }),
      ),
    ),
  since: 'NULL',
  show: ({ name }) => ({ name }),
  erase: 'delete',
});

/** Half-written reports, sealed. */
const handOvers = passing('hand-overs', 'hand_over', ['box'], 1);

/** What a desk has of a person. */
export const ticketPersonData = (keys: TicketPersonKeys): PersonDataDeclaration => ({
  categories: [cases(keys), filesAhead, deadAddresses(keys), savedFilters, handOvers, exportFiles(keys.store)],
  none: [
    noneOfKit.schedules,
    { tables: ['destruction'], why: 'what went of which case; numbers and times' },
    { tables: ['bulk', 'bulk_item'], why: 'the same words to many, with numbers of cases' },
    {
      tables: ['helped', 'figure_event', 'figure_pending', 'figure_count', 'figure_time', 'figure_state'],
      why: 'counts; cases by number',
    },
    {
      tables: ['figure_backlog', 'figure_backlog_day', 'figure_name', 'queue_count', 'queue_delta', 'desk_turn'],
      why: 'counts',
    },
    { tables: ['search_game', 'gram_df'], why: 'in how many cases a word stands' },
    { tables: ['macro', 'macro_version', 'service_holiday'], why: 'work of the staff' },
  ],
});
