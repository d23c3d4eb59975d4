import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ApprovalsView } from '@hub/contracts/approvals';
import type { StaffPrincipal, StaffRole } from '@hub/contracts/shared';
import { vipTexts, type VipEntryView, type VipImport, type VipImportView } from '@hub/contracts/vip';
import { Feature, httpProcess } from '@hub/nest-kit/app';
import { baseConfig, databaseConfig, filesConfig, uploadConfig, vaultKeys } from '@hub/nest-kit/base-config';
import { BulkFiles, startBulkLane, type BulkKind } from '@hub/nest-kit/bulk';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { openFileStore, UploadFolder } from '@hub/nest-kit/files';
import { parseRing } from '@hub/nest-kit/keys';
import { createLog } from '@hub/nest-kit/log';
import { unwatched } from '@hub/nest-kit/schedules';
import { aStaff, callAs, fakeService, schemaFor, standingRoutes, testKeys, unique } from '@hub/nest-kit/testing';
import { expect } from 'vitest';
import { object } from 'yup';
import { schema } from '../src/data-source.ts';
import { listKind } from '../src/members/import/import-kind.ts';
import { RankingModule } from '../src/ranking/ranking.module.ts';

@Feature({ imports: [RankingModule] })
class TestModule {}

const config = object({ ...baseConfig, ...databaseConfig, ...filesConfig, ...uploadConfig, ...vaultKeys });
type Sent = NonNullable<Parameters<typeof callAs>[3]>;

export const holding = (role: StaffRole, game = '*', over: Partial<StaffPrincipal> = {}): StaffPrincipal =>
  aStaff({ roles: [{ role, game }], ...over });
export const admin = holding('product_admin', '*', { login: 'ting', name: '小婷' });
export const second = holding('product_admin', '*', { login: 'an', name: '小安', fresh: true });
export const anUid = () => `uid-${unique()}`;
export const LIST = '/api/staff/vip';
/** As the game says it; a test names the accounts of ids. */
export const accountsOfRoles = new Map<string, string>();
function roles(body: unknown) {
  const { role_id } = body as { role_id: string };
  const partner_uid = accountsOfRoles.get(role_id) ?? '';
  const verdict = partner_uid ? 'ok' : 'none';
  return { body: { verdict, role_id, server_id: 's1', server_name: '一服', char_name: '星野', partner_uid } };
}
const agents = [{ id: 1, login: 'yue', name: '小岳' }];

/** Who is VIP, as a service of its own on a database of its own. */
export async function startRanking() {
  const own = await schemaFor('vip');
  const identity = await fakeService({
    ...standingRoutes,
    'GET /internal/staff/colleagues': () => ({ body: { staff: agents } }),
    'POST /internal/roles': (body) => roles(body),
  });
  const folder = mkdtempSync(join(tmpdir(), 'hub-vip-'));
  const env = {
    ...testKeys,
    HUB_ENV: 'test',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:8080',
    DATABASE_URL: own.url,
    FILES_URL: pathToFileURL(folder).href,
    UPLOAD_FOLDER: join(folder, 'uploads'),
    SERVICE_URLS: JSON.stringify({ identity: identity.url, catalog: identity.url }),
  };
  const start = httpProcess({ service: 'vip', config, schema, module: TestModule, texts: vipTexts, bodyKb: 64 });
  const running = await start(env);
  const source = await openDatabase(own.url, schema, 4);
  const db = new Db(source);
  const call = <T = Record<string, unknown>>(line: string, sent: Sent = {}) =>
    callAs<T>(running.url, 'vip', line, sent);
  const rows = <Row = Record<string, unknown>>(sql: string, values: unknown[] = []) => source.query<Row[]>(sql, values);
  return {
    call,
    rows,
    db,
    identity,
    ranking: async (uid: string, game = 'H73') => {
      const asked = await call<{ ranking: number }>(`GET /internal/ranking?game=${game}&uid=${uid}`, {
        who: { kind: 'service', from: 'support' },
      });
      return asked.body.ranking;
    },
    tell: (fact: string, data: object, id: string = randomUUID()) =>
      call<{ applied: boolean }>(`POST /internal/facts/${fact}`, {
        who: { kind: 'service', from: 'topup' },
        body: { id, at: new Date().toISOString(), data },
      }),
    add: (body: object, who: StaffPrincipal = admin, key: string = randomUUID()) =>
      call<VipEntryView>(`POST ${LIST}`, {
        who,
        key,
        body: { game_id: 'H73', level: 1, reason: '年度名單', ...body },
      }),
    approve: async (objectName: string, who: StaffPrincipal = second) => {
      const list = await call<ApprovalsView>('GET /api/staff/approvals/vip', { who });
      const request = list.body.data.find((row) => row.object === objectName);
      return call(`POST /api/staff/approvals/vip/${request?.id}/approve`, { who, body: {} });
    },
    upload: (text: string | Uint8Array, game = 'H73', sent: Sent = {}) => {
      const form = new FormData();
      form.set('game_id', game);
      form.set('file', new Blob([text as BlobPart]), 'vip.csv');
      return call<VipImportView>(`POST ${LIST}/import`, { who: admin, key: randomUUID(), form, ...sent });
    },
    /** With a worker for as long as it takes. */
    read: async (id: number): Promise<VipImport> => {
      const uploads = await UploadFolder.open(join(folder, `read-${id}`));
      const store = await openFileStore(env.FILES_URL);
      const files = new BulkFiles(store, uploads, parseRing(testKeys.VAULT_KEYS), 'vip');
      const kinds = [listKind({ of: async () => agents }) as BulkKind];
      const log = createLog('test', 'silent');
      const lane = startBulkLane({ db, files, kinds, log, watch: unwatched, tickMs: 30, leaseMs: 5000 });
      const one = async () => (await call<VipImportView>(`GET ${LIST}/import/${id}`, { who: admin })).body.data;
      try {
        await expect.poll(async () => (await one()).state, { timeout: 30_000 }).toMatch(/checked|failed/);
      } finally {
        await lane.close();
      }
      return one();
    },
    close: async () => {
      await running.close();
      await source.destroy();
      await identity.close();
      await own.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type RankingService = Awaited<ReturnType<typeof startRanking>>;
