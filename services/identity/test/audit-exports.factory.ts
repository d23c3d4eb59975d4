import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { AuditExportListView, AuditExportView } from '@hub/contracts/identity';
import type { StaffGrant, StaffPrincipal } from '@hub/contracts/shared';
import { parseCsv } from '@hub/nest-kit/csv';
import { exportHandlers } from '@hub/nest-kit/exports';
import { openFileStore, UploadFolder, type FileStore } from '@hub/nest-kit/files';
import { IDENTITY_HEADER, sealIdentity } from '@hub/nest-kit/identity';
import type { KeyRing } from '@hub/nest-kit/keys';
import { createLog } from '@hub/nest-kit/log';
import { JobRunner } from '@hub/nest-kit/outbox';
import { callAs, testRings } from '@hub/nest-kit/testing';
import { auditExports } from '../src/audit/exports/audit-kind.ts';
import { noteEnd } from '../src/audit/exports/note-end.ts';
import type { TestIdentity } from './identity.factory.ts';
import { anAccount, callIn, signIn, type SignedIn } from './staff.factory.ts';

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as () => void;
/** What is really held, without what waits to be collected. */
export function heldBytes(): number {
  gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const LINE = '/api/staff/audit/exports';
const log = createLog('identity-worker', 'silent');
export const anAuditorIn = async (to: TestIdentity, ...roles: StaffGrant[]): Promise<SignedIn> =>
  signIn(to, await anAccount(to, roles.length > 0 ? roles : [{ role: 'auditor', game: '*' }]));

export type Asked = { status: number; body: AuditExportView & Record<string, string> };

/** What somebody asks an identity about files, and the worker of that identity as far as it writes them. */
export function exportTools(to: () => TestIdentity) {
  const call = <T>(line: string, who: StaffPrincipal) =>
    callAs<T & Record<string, string>>(to().url, 'identity', line, {
      who,
      ...(line.startsWith('POST') && { body: {} }),
    });
  const list = async (who: StaffPrincipal) => (await call<AuditExportListView>(`GET ${LINE}`, who)).body.data;
  return {
    call,
    list,
    ask: ({ account, session }: SignedIn, filters: object = {}, key?: string, language = ''): Promise<Asked> =>
      callIn(
        to().url,
        account.who,
        session,
        `POST ${LINE}`,
        { reason: '例行抽查', ...filters },
        {
          ...(language && { language }),
          ...(key && { headers: { 'idempotency-key': key } }),
        },
      ) as unknown as Promise<Asked>,
    one: async (who: StaffPrincipal, id: string) => (await list(who)).find((row) => row.id === id),
    cancel: (who: StaffPrincipal, id: string) => call<AuditExportView>(`POST ${LINE}/${id}/cancel`, who),
    fetchFile: async (who: StaffPrincipal, id: string) => {
      const identity = sealIdentity(testRings.identity as KeyRing, 'identity', { who, rid: 'r-file', ip: '10.0.0.1' });
      const response = await fetch(`${to().url}${LINE}/${id}`, { headers: { [IDENTITY_HEADER]: identity } });
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
    work: async (over: Partial<FileStore> = {}) => {
      const { source, env } = to();
      const store = await openFileStore(env.FILES_URL ?? '');
      const uploads = await UploadFolder.open(env.UPLOAD_FOLDER ?? '');
      const kept = Object.assign(Object.create(store) as FileStore, over);
      const kinds = auditExports(source);
      const handlers = exportHandlers({ source, store: kept, uploads, kinds, log, ended: noteEnd });
      const rows: { id: string }[] = await source.query(
        "SELECT id FROM outbox WHERE job = 'export-run' AND next_at IS NOT NULL",
      );
      const runner = new JobRunner(source, handlers, log);
      for (const { id } of rows) await runner.run(String(id));
      await uploads.close();
      await store.close();
    },
    traces: async (action: string) => {
      const rows: { detail: string; actor: string; game_id: string }[] = await to().source.query(
        'SELECT detail, actor, game_id FROM audit WHERE action = ? ORDER BY id',
        [action],
      );
      return rows.map(({ detail, ...rest }): Record<string, unknown> => ({
        ...rest,
        ...(JSON.parse(detail) as object),
      }));
    },
  };
}

export type FileOfAudit = {
  head: string[];
  rows: Record<string, string>[];
  /** Lines below the rows: first cell, and the others. */
  tail: [name: string, ...cells: string[]][];
};

export function readFile(text: string): FileOfAudit {
  const [first, ...lines] = parseCsv(text).rows.map(({ cells }) => cells);
  const head = first ?? [];
  const isRow = ([number = '']: string[]) => /^\d+$/.test(number);
  return {
    head,
    rows: lines.filter(isRow).map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? '']))),
    tail: lines.filter((cells) => !isRow(cells)) as FileOfAudit['tail'],
  };
}
