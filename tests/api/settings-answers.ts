import type { Recorder } from './recorder.ts';
import { Desk, type Account } from './desk-session.ts';

type Asked = { data: { approval: { id: number } } };
type Setting = { data: { key: string; version: number; values: object } };
const KEYS = '/api/staff/partner_keys';
const APPROVALS = '/api/staff/approvals/identity';
const SETTINGS = '/api/staff/settings';

/** Two owners change the keys of games: approved, refused, withdrawn. */
export async function changeTheKeys(site: Recorder, origin: string, owner: Account, second: Account): Promise<void> {
  const [one, other] = [new Desk(site, origin), new Desk(site, origin)];
  await one.signIn(owner, 1);
  await other.signIn(second);
  const ask = async (game_id: string) => {
    const body = { deed: 'add', game_id, kid: `${game_id.toLowerCase()}-next`, reason: '每半年例行更換' };
    return (await other.call<Asked>(`POST ${KEYS}/requests`, body)).body.data.approval.id;
  };
  await one.call(`GET ${KEYS}`);
  await one.call(`POST ${KEYS}/test`, { token: 'no token' });
  const approved = await ask('G112');
  for (const path of ['', '/count', `/${approved}`]) await one.call(`GET ${APPROVALS}${path}`);
  await one.call(`POST ${APPROVALS}/${approved}/approve`);
  await one.call(`POST ${APPROVALS}/${await ask('MA96')}/refuse`, { reason: '請改在維護時段更換' });
  await other.call(`POST ${APPROVALS}/${await ask('g83tw')}/withdraw`);
}

/** The product team looks at every kind of setting, and writes a notice, changes it and takes it away. */
export async function keepTheSettings(site: Recorder, origin: string, editor: Account): Promise<void> {
  const desk = new Desk(site, origin);
  await desk.signIn(editor, 1);
  await desk.call(`GET ${SETTINGS}/games`);
  await desk.call(`GET ${SETTINGS}/none`);
  await desk.call(`POST ${SETTINGS}/faq/preview`, { content: '<p>內文</p>' });
  for (const role_id of ['123456789', '999999999', '12'])
    await desk.call('POST /api/staff/role_lookup', { game_id: 'H73', server_id: 'tw_2001', role_id });
  const csv = 'server_id,server_name,status\ntw_2001,台灣一服,public\n';
  await desk.call(`POST ${SETTINGS}/servers/import`, { game_id: 'H73', csv });
  const texts = { title: '例行維護', content: '維護期間無法登入遊戲。', starts_at: '2026-12-01T08:00' };
  const notice = { game_id: 'H73', kind: 'maintenance', ...texts, published: false };
  const { key } = (await desk.call<Setting>(`POST ${SETTINGS}/notices`, notice)).body.data;
  const { version, values } = (await desk.call<Setting>(`GET ${SETTINGS}/notices/${key}`)).body.data;
  const seen = (at: number) => ({ 'if-match': String(at) });
  await desk.call(`PUT ${SETTINGS}/notices/${key}`, { ...values, title: '例行維護延後' }, seen(version));
  await desk.call(`GET ${SETTINGS}/notices/${key}/versions/${version}`);
  await desk.call(`DELETE ${SETTINGS}/notices/${key}`, {}, seen(version + 1));
  await addAGame(desk);
}

type LegalDraft = { data: { row: { id: number; revision: number }; sections: object[] } };
type Requested = { data: { approval: number; row: { revision: number } } };

/** The product team drafts the legal text and asks for its publication; an auditor decides, and players read it. */
export async function publishTheTerms(
  site: Recorder,
  origin: string,
  editor: Account,
  auditor: Account,
): Promise<void> {
  const [one, other] = [new Desk(site, origin), new Desk(site, origin)];
  await one.signIn(editor);
  await other.signIn(auditor);
  const [LEGAL, DECISIONS] = ['/api/staff/legal', '/api/staff/approvals/catalog'];
  await one.call(`GET ${LEGAL}`);
  await one.call(`POST ${LEGAL}/preview`, { content: '<p>內文</p>' });
  const { row, sections } = (await one.call<LegalDraft>(`POST ${LEGAL}`, { site: 'long_e' })).body.data;
  await one.call(`POST ${LEGAL}`, { site: 'long_e' });
  const seen = (revision: number) => ({ 'if-match': String(revision) });
  const [{ id: _service, ...service }] = sections as [{ id: string; title: string }];
  const words = { summary: '改了標題', summary_hk: '更改標題', summary_en: 'Another title' };
  const body = { kind: 'wording', from: '2099-01-01T00:00', ...words };
  await one.call(`PUT ${LEGAL}/${row.id}`, body, seen(row.revision));
  const at = `${LEGAL}/${row.id}/sections`;
  await one.call(`PUT ${at}/service`, { ...service, title: '條款' }, seen(row.revision + 1));
  await one.call(`PUT ${at}/nothing`, service, seen(row.revision + 2));
  await one.call(`GET ${LEGAL}/${row.id}`);
  await one.call(`GET ${LEGAL}/${row.id}/changes`);
  await other.call(`POST ${LEGAL}/${row.id}/review`, { lawyer: '林律師', note: '來函' }, seen(row.revision + 2));
  const ask = async (request: string, revision: number) =>
    (
      await one.call<Requested>(
        `POST ${LEGAL}/${row.id}/requests`,
        { request, reason: '依主管機關函修正' },
        seen(revision),
      )
    ).body.data.approval;
  await one.call(`POST ${DECISIONS}/${await ask('publish', row.revision + 3)}/withdraw`);
  await other.call(`POST ${DECISIONS}/${await ask('publish', row.revision + 3)}/refuse`, { reason: '請再補充說明' });
  const approval = await ask('publish', row.revision + 3);
  for (const path of ['', '/count', `/${approval}`]) await other.call(`GET ${DECISIONS}${path}`);
  await other.call(`POST ${DECISIONS}/${approval}/approve`);
  await one.call(`DELETE ${LEGAL}/${row.id}`, {}, seen(row.revision + 4));
  const own = (await one.call<LegalDraft>(`POST ${LEGAL}`, { site: 'api_site' })).body.data.row;
  await one.call(`DELETE ${LEGAL}/${own.id}`, {}, seen(own.revision));
  for (const path of ['', '?version=9', '/versions', '/versions?page=x', '/versions/2/changes', '/versions/9/changes'])
    await site.call(`GET /api/legal/long_e${path}`);
}

/** A game of its own, looked at, coloured too brightly and then well; an id of the site is refused. */
async function addAGame(desk: Desk): Promise<void> {
  const hours = { service_from: '10:00', service_until: '17:00' };
  await desk.call(`POST ${SETTINGS}/games`, { game_id: 'hub', name: '網站', ...hours });
  await desk.call(`POST ${SETTINGS}/games`, { game_id: 'api_1', name: '新遊戲', ...hours });
  const looks = { hue: 330, chroma: 150, accent_hue: 60, radius: 8, family: 'orbit', seed: 7 };
  await desk.call(`POST ${SETTINGS}/themes/preview`, looks);
  await desk.call(`POST ${SETTINGS}/themes/preview`, { ...looks, hue: 361 });
  for (const chroma of [150, 90])
    await desk.call(`PUT ${SETTINGS}/themes/api_1`, { game_id: 'api_1', ...looks, chroma }, { 'if-match': '0' });
}
