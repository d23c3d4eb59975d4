import type { StaffPrincipal } from '@hub/contracts/shared';
import type { Db } from '@hub/nest-kit/db';
import { expect, it } from 'vitest';
import type { FindFilters } from '../filters/find-filters.ts';
import type { SavedFilterRow } from '../filters/saved-filter.entity.ts';
import type { GameSettings, OpenEvents } from '../ports.ts';
import { ReadCounts } from './read-counts.ts';

const who: StaffPrincipal = { kind: 'staff', id: 7, login: 'yue', name: '小岳', roles: [{ role: 'agent', game: '*' }] };
const cell = { game_id: 'H73', status: 0, question_type: '1', assignee_id: 0, language: 'zh-TW', priority: 0, many: 3 };

/** A database that stops every statement with a time limit. */
const tired = {
  source: {
    options: { type: 'mariadb' },
    query: (sql: string) =>
      sql.includes('max_statement_time') ? Promise.reject(Object.assign(new Error(), { errno: 1969 })) : [cell],
  },
} as unknown as Db;
const rows = [{ id: 1, filter: '{"age":"1h","type":"2"}' }] as SavedFilterRow[];

it('a saved view that the database cannot look into in time does not take the other numbers away', async () => {
  const filters = { rows: () => Promise.resolve(rows) } as unknown as FindFilters;
  const { data } = await new ReadCounts(tired, filters, {} as GameSettings, {} as OpenEvents).run(who);
  expect(data).toMatchObject({ waiting: 3, filters: [{ id: 1, many: 99, more: true }] });
});

it('types are those that the form offers, events among them, and those that occur under another name', async () => {
  const db = { source: { query: () => [cell, { ...cell, question_type: 'old' }] } } as unknown as Db;
  const game = {
    question_types: [
      { code: '1', label: '一般問題', token_only: false },
      { code: 'f', label: '帳號遺失', token_only: false },
    ],
    type_names: { 1: '一般問題', f: '帳號遺失', old: '舊的類型' },
  };
  const settings = { of: () => Promise.resolve(game) } as unknown as GameSettings;
  const events = { of: () => Promise.resolve([{ id: 12, name: '週年慶' }]) } as unknown as OpenEvents;
  const { data } = await new ReadCounts(db, {} as FindFilters, settings, events).choices(who);
  expect(data.types).toEqual([
    { code: '1', label: '一般問題' },
    { code: 'event_12', label: '週年慶' },
    { code: 'f', label: '帳號遺失' },
    { code: 'old', label: '舊的類型' },
  ]);
});
