import { nobody, type Person } from '@hub/contracts/person-data';
import type { DataRequest } from '@hub/contracts/surveys';
import type { StaffRole } from '@hub/contracts/shared';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { createLog } from '@hub/nest-kit/log';
import { aStaff, unique } from '@hub/nest-kit/testing';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { AskAreas } from '../src/data-requests/ask-areas.ts';
import { RunErasures } from '../src/data-requests/erase/run-erasures.ts';
import { schema } from '../src/data-source.ts';
import { startDataDesk, type DataDesk } from './data-desk.setup.ts';
import { box } from './surveys.setup.ts';

export const BASE = '/api/staff/personal_data';
export type Sent = { who?: Parameters<DataDesk['call']>[1]['who']; body?: object; version?: number; key?: string };
export type One = { data: DataRequest };

export const holding = (role: StaffRole, game = '*') => aStaff({ roles: [{ role, game }], fresh: true });
export const admin = holding('product_admin');
export const second = holding('auditor');

export const aPerson = (): Person => {
  const id = unique();
  return {
    ...nobody,
    emails: [`mei.lin.${id}@example.com`],
    accounts: [{ game_id: 'H73', uid: `uid-person-${id}` }],
  };
};
export const statesOf = ({ areas }: DataRequest) => Object.fromEntries(areas.map(({ area, state }) => [area, state]));

/** The personal-data desk of one file of tests, with simulated areas; as a product admin where nobody else is named. */
export class RequestDesk {
  desk!: DataDesk;
  source!: DataSource;
  /** What the rounds of this test logged. */
  told: { area: string; reason: string }[] = [];

  constructor() {
    beforeAll(async () => {
      this.desk = await startDataDesk();
      this.source = await openDatabase(this.desk.database.url, schema, 4);
    });
    afterAll(async () => {
      await this.source.destroy();
      await this.desk.close();
    });
    beforeEach(() => {
      this.told = [];
      this.desk.areas.reset();
    });
  }

  get db(): Db {
    return new Db(this.source);
  }

  call = <T = Record<string, string>>(line: string, { version, ...sent }: Sent = {}) =>
    this.desk.call<T>(line, {
      who: admin,
      ...sent,
      ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
    });

  opened = async (kind: string, person = aPerson()): Promise<DataRequest> =>
    (await this.call<One>(`POST ${BASE}/requests`, { body: { kind, text: '請處理我的資料', person } })).body.data;

  work = (one: DataRequest, action: string, over: Sent = {}) =>
    this.call<One>(`POST ${BASE}/requests/${one.id}/${action}`, {
      version: one.version,
      body: { reason: '依本人來信辦理' },
      ...over,
    });

  proven = async (kind: string, person?: Person) =>
    (await this.work(await this.opened(kind, person), 'prove')).body.data;

  read = async (id: number) => (await this.call<One>(`GET ${BASE}/requests/${id}`)).body.data;

  approve = (approval: number | null, who = second) =>
    this.call(`POST /api/staff/approvals/surveys/${approval}/approve`, { who, body: {} });

  /** A product admin asks, an auditor agrees. */
  async erasing(person = aPerson()): Promise<DataRequest> {
    const one = await this.proven('delete', person);
    const asked = (await this.work(one, 'erase')).body.data;
    expect((await this.approve(asked.approval)).status).toBe(200);
    return this.read(one.id);
  }

  round = () => {
    const log = createLog('surveys-worker', 'error', '', { write: (line) => void this.told.push(JSON.parse(line)) });
    return new RunErasures(this.db, new AskAreas(this.desk.services), box, log).run();
  };

  dueNow = () => this.source.query('UPDATE data_request SET next_at = NOW(3) WHERE next_at IS NOT NULL');
}
