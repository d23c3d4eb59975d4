import type { Person, RetainedPart } from '@hub/contracts/person-data';
import type { FileStore } from '@hub/nest-kit/files';
import {
  anyOf,
  countHeldOf,
  isIn,
  kitPersonData,
  noneOfKit,
  ofAsciiAccounts,
  ofRoles,
  exportFiles,
  tableRows,
  type PersonCategory,
  type PersonDataDeclaration,
  type Where,
} from '@hub/nest-kit/person-data';
import type { RequestBox } from '../data-requests/request-box.ts';
import { countHeldRequests, requestCategory } from '../data-requests/requests-of-person.ts';
import type { Answer } from '../players/save-answer.ts';
import type { Qualification } from '../players/log-in.ts';
import { cancelForErasure, forgetRewarded, type Reward } from '../rewards/write-reward.ts';
import type { SurveyKeys } from '../survey-keys.ts';
import { correctAnswers } from './correct-answers.ts';

/** A reward on its way still needs its character and its address. */
const SETTLED = "NOT EXISTS (SELECT 1 FROM reward r WHERE r.answer_id = answer.id AND r.state IN ('waiting', 'asked'))";

const answersOf = (keys: SurveyKeys, person: Person): Where =>
  anyOf(
    ofAsciiAccounts(person),
    ofRoles(person),
    isIn(
      'email_mac',
      person.emails.map((email) => keys.emailMac(email)),
    ),
  );

/** That somebody answered, or was rewarded, is told by a keyed hash: once each. */
const once = (table: string): RetainedPart => ({ table, columns: ['subject'], ground: 'once', days: null });

/** What a person answered: choices stay as counts, and that somebody answered as a hash that names nobody. */
const answers = (keys: SurveyKeys): PersonCategory =>
  tableRows<Answer>({
    key: 'survey-answers',
    table: 'answer',
    by: (person) => answersOf(keys, person),
    known: 'box IS NOT NULL',
    ready: SETTLED,
    kept: [once('answer')],
    since: 'created_at',
    show: (row) => ({
      survey: row.survey_id,
      game_id: row.game_id,
      role_id: row.role_id,
      account: row.partner_uid,
      created_at: row.created_at,
      answers: JSON.parse(row.choices) as object,
      ...keys.personalOf(row),
    }),
    names: ({ game_id, role_id, account }) => ({
      ...(role_id ? { roles: [{ game_id: String(game_id), role_id: String(role_id) }] } : {}),
      ...(account ? { accounts: [{ game_id: String(game_id), uid: String(account) }] } : {}),
    }),
    erase: async ({ manager }, rows) => {
      await manager.query(
        `UPDATE answer SET box = NULL, email_mac = NULL, server_id = '', role_id = '', partner_uid = '', qualification_id = NULL
          WHERE id IN (?)`,
        [rows.map(({ id }) => id)],
      );
    },
    correct: (db, asked) => correctAnswers(db, keys, asked),
  });

/** Of games whose surveys wanted a qualification. */
const qualifications: PersonCategory = tableRows<Qualification>({
  key: 'survey-qualifications',
  table: 'qualification',
  by: ({ roles }) =>
    anyOf(
      ...roles.map(({ game_id, role_id }) => ({
        sql: '(role_id = ? AND survey_id IN (SELECT id FROM survey WHERE game_id = ?))',
        values: [role_id, game_id],
      })),
    ),
  since: 'created_at',
  show: ({ survey_id, role_id, account_id, char_name, created_at }) => ({
    ...{ survey: survey_id, role_id, account_id, char_name, created_at },
  }),
  erase: 'delete',
});

/** Nobody knows when their card codes come: they are not waited for. */
const cardsWanted = (keys: SurveyKeys): PersonCategory =>
  tableRows<Reward>({
    key: 'survey-cards-wanted',
    table: 'reward',
    tables: [],
    by: (person) => {
      const of = answersOf(keys, person);
      return of && { sql: `answer_id IN (SELECT id FROM answer WHERE ${of.sql})`, values: of.values };
    },
    known: "kind = 'card_code' AND state = 'waiting'",
    since: 'created_at',
    show: ({ survey_id, game_id, amount, created_at }) => ({ survey: survey_id, game_id, amount, created_at }),
    erase: async (tx, rows) => {
      for (const row of rows) await cancelForErasure(tx, row);
    },
  });

/** A file that waits to be taken over would bring the person back. A line knows its game by its survey. */
const importLines: PersonCategory = tableRows<Omit<Qualification, 'survey_id' | 'created_at'>>({
  key: 'survey-imports',
  table: 'survey_import_line',
  by: ({ roles }) =>
    anyOf(
      ...roles.map(({ game_id, role_id }) => ({
        sql: `(role_id = ? AND import_id IN (SELECT i.id FROM survey_import i
          JOIN survey s ON s.id = i.survey_id WHERE s.game_id = ?))`,
        values: [role_id, game_id],
      })),
    ),
  since: 'NULL',
  order: 'import_id, line',
  show: ({ role_id, account_id, char_name }) => ({ role_id, account_id, char_name }),
  erase: 'delete',
});

/** That a character was rewarded stays, by a hash: it is rewarded once. */
const rewards: PersonCategory = tableRows<Reward>({
  key: 'survey-rewards',
  table: 'reward',
  tables: ['reward'],
  by: (person) => anyOf(ofAsciiAccounts(person), ofRoles(person)),
  ready: "state NOT IN ('waiting', 'asked')",
  kept: [once('reward')],
  since: 'created_at',
  show: ({ survey_id, game_id, role_id, kind, amount, state, created_at }) => ({
    ...{ survey: survey_id, game_id, role_id, kind, amount, state, created_at },
  }),
  erase: (tx, rows) =>
    forgetRewarded(
      tx,
      rows.map(({ id }) => id),
    ),
});

/** What surveys has of a person. */
export function personData(keys: SurveyKeys, box: RequestBox, store: Pick<FileStore, 'remove'>): PersonDataDeclaration {
  const kit = kitPersonData({ scopesOf: ({ member_id }) => (member_id ? [member_id] : []) });
  return {
    // Rewards are waited for by their answers.
    categories: [
      cardsWanted(keys),
      answers(keys),
      rewards,
      qualifications,
      requestCategory,
      importLines,
      exportFiles(store),
      ...kit.categories,
    ],
    none: [
      ...kit.none,
      noneOfKit.schedules,
      noneOfKit.calendar,
      noneOfKit.held,
      noneOfKit.bulk,
      { tables: ['survey', 'survey_version'], why: 'what is asked' },
      { tables: ['option_count', 'day_count'], why: 'counts' },
      { tables: ['reward_delivery'], why: 'names of deliveries and what became of them' },
      { tables: ['card_code'], why: 'codes of cards, which name nobody' },
      { tables: ['survey_import'], why: 'names of files, and who of staff brought them' },
    ],
    held: async (db, person) => (await countHeldOf(db, person)) + (await countHeldRequests(db, box, person)),
  };
}
