import type { LegalDetailView, LegalRequestedView, LegalSectionTexts, LegalView } from '@hub/contracts/catalog';
import { taipeiIso, type StaffPrincipal } from '@hub/contracts/shared';
import { aStaff, callAs, fakeService, standingRoutes } from '@hub/nest-kit/testing';
import { expect } from 'vitest';
import { forget, seededDatabase, startCatalog } from './catalog.factory.ts';

/** The catalog on a database of its own, with an identity that knows whoever called. */
export async function startLegal() {
  const base = await seededDatabase();
  const identity = await fakeService(standingRoutes);
  const catalog = await startCatalog(base.env, undefined, identity.url);
  const close = async () => {
    await catalog.close();
    await identity.close();
    await base.close();
  };
  return { db: base.db, url: catalog.url, close };
}

type Catalog = Awaited<ReturnType<typeof startLegal>>;

const DAY_MS = 86_400_000;
/** A minute of Taipei, so many days from now. */
export const inDays = (days: number) => taipeiIso(new Date(Date.now() + days * DAY_MS)).slice(0, 16);

/** Only the first version is left. */
export async function dropLaterVersions({ db }: Catalog): Promise<void> {
  const { manager } = db.source;
  await manager.query('DELETE FROM legal_section WHERE version_id IN (SELECT id FROM legal_version WHERE number > 1)');
  await manager.query('DELETE FROM legal_version WHERE number > 1');
  await manager.query('DELETE FROM approval');
  forget();
}

export const DESK = '/api/staff/legal';
const APPROVALS = '/api/staff/approvals/catalog';

export const editor = aStaff({ id: 501, login: 'editor', name: '小婷', roles: [{ role: 'product_admin', game: '*' }] });
export const decider = aStaff({
  id: 502,
  login: 'decider',
  name: '小法',
  roles: [{ role: 'auditor', game: '*' }],
  fresh: true,
});

type Row = { id: number; revision: number };
type Sent = { version?: number; key?: string; language?: string };

/** The calls of the legal texts at one process. */
export function legalWorld(url: () => string) {
  const call = <T = LegalDetailView & Record<string, string>>(
    who: StaffPrincipal | { kind: 'anon' },
    line: string,
    body?: unknown,
    { version, key, language }: Sent = {},
  ) =>
    callAs<T>(url(), 'catalog', line, {
      who,
      ...(body === undefined ? {} : { body }),
      ...(key ? { key } : {}),
      ...(language ? { language } : {}),
      ...(version === undefined ? {} : { headers: { 'if-match': String(version) } }),
    });
  const read = async (query = '', site = 'long_e', language?: string) =>
    (await call<LegalView>({ kind: 'anon' }, `GET /api/legal/${site}${query}`, undefined, language ? { language } : {}))
      .body;
  const draft = async (site = 'long_e') => (await call(editor, `POST ${DESK}`, { site })).body.data;

  const text = (row: Row, { id, ...words }: Partial<LegalSectionTexts>) =>
    call(editor, `PUT ${DESK}/${row.id}/sections/${id}`, words, { version: row.revision });
  const details = (row: Row, body: object) => call(editor, `PUT ${DESK}/${row.id}`, body, { version: row.revision });

  /** A draft of the site that says one sentence more, in force from `from` on (a minute of Taipei). */
  const written = async (from: string, over: object = {}, site = 'long_e') => {
    const begun = await draft(site);
    const refund = begun.sections.find(({ id }) => id === 'refund')!;
    const first = await text(begun.row, { ...refund, content: `${refund.content}<p>多一句。</p>` });
    const summaries = { summary: '退費辦法多一句。', summary_hk: '退款辦法多一句。', summary_en: 'One sentence more.' };
    return (await details(first.body.data.row, { kind: 'contract', from, ...summaries, ...over })).body.data.row;
  };
  const ask = (row: Row, request: 'publish' | 'withdraw' = 'publish') =>
    call<LegalRequestedView & { msg?: string }>(
      editor,
      `POST ${DESK}/${row.id}/requests`,
      { request, reason: '依主管機關函修正' },
      { version: row.revision },
    );
  const approve = (id: number, who = decider) => call(who, `POST ${APPROVALS}/${id}/approve`, {});
  /** A second version, published for a time 20 days ahead. */
  const published = async () => {
    const row = await written(inDays(20));
    const { body } = await ask(row);
    expect((await approve(body.data.approval)).status).toBe(200);
    forget();
    return row;
  };
  return { call, read, draft, text, details, written, ask, approve, published };
}
