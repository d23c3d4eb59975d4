import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { supportDesk } from '@hub/contracts/support';
import { fileGroup, type Desk } from '@hub/contracts/tickets';
import type { Call, Recorder } from './recorder.ts';

export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const segment = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token as the game's server makes it, with the key of the demonstration. */
export function partnerToken(folder: string): string {
  const keys = JSON.parse(readFileSync(join(folder, 'partner-keys.json'), 'utf8')) as Record<
    string,
    { kid: string; key: string }
  >;
  const { kid = '', key = '' } = keys.H73 ?? {};
  const iat = Math.floor(Date.now() / 1000);
  const head = segment({ alg: 'HS256', typ: 'JWT', kid });
  const claims = { iss: 'game:H73', aud: 'player-site', sub: 'uid-777000111', jti: randomUUID(), iat, exp: iat + 1800 };
  const role = { game_id: 'H73', server_id: 'tw_2001', role_id: '777000111', char_name: '測試角色' };
  const body = `${head}.${segment({ ...claims, ...role })}`;
  return `${body}.${createHmac('sha256', Buffer.from(key, 'base64url')).update(body).digest('base64url')}`;
}

/** What everybody may ask. */
export async function askAsAnybody(site: Recorder): Promise<void> {
  for (const path of [
    'games/get_games',
    'games/get_config',
    'games/get_servers/H73',
    'faq/get_faq',
    'notices',
    'postal',
    'click/1',
    'vipv3/get_role/H73?id=123456789&hostid=2001',
    'vipv3/get_role/H73?id=1&hostid=2001',
    'vipv3/get_role/none?id=1',
    'vipv3/maintenance',
    'vipv3/game/H73',
    'vipv3/game/G112?report_type=2&server_id=1000&role_id=1000000001',
    'vipv3/game/none',
    'vip/products/MA96?report_type=2',
    'vip/products/none',
    'vipv2/gift/g66naxx2tw',
    'vipv2/gift/none',
    'vipv3/get_donate',
  ])
    await site.call(`GET /api/${path}`);
  await site.call('GET /api/games/get_servers/none');
  await site.call('GET /api/faq/get_faq?id=999999');
  await site.call('GET /media/games/H73.svg');
  await site.call('GET /media/games/none.svg');
  await site.call('GET /api/captcha/challenge?for=create');
  await site.call('GET /api/captcha/challenge?for=bank');
  await askADesk(site, supportDesk);
}

/** What anybody may ask of a desk. */
export async function askADesk(site: Recorder, { api, page }: Desk): Promise<void> {
  await site.call(`GET /api/${api}/render_create_form/H73`);
  await site.call(`GET /api/${api}/render_create_form/none`);
  await site.call(`POST /api/${api}/create_web_form`, { json: { game_id: 'H73' } });
  const helped = { game_id: 'H73', article_id: 3, question_type: '2' };
  await site.call(`POST /api/${api}/article_helped`, { headers: { 'idempotency-key': randomUUID() }, json: helped });
  await site.call(`POST /api/${api}/article_helped`, { json: { ...helped, article_id: 999_999 } });
  await site.call(`POST /api/${api}/by_checkid`, {
    json: { email: 'nobody@example.com', check_id: '0000-0000-0000' },
  });
  await site.call(`POST /api/${page}/init_setup`, { json: { search_string: '?game_id=H73' } });
  await site.call(`POST /api/${page}/init_setup`, { json: { search_string: '?token=a.b.c' } });
  for (const path of ['list', 'view/1']) await site.call(`GET /api/${api}/${path}`);
  await site.call(`POST /api/${api}/insert_reply`, { json: { question_id: 1, content: '還在嗎' } });
}

/** A player files a report with a picture, reads it and adds something; answers its number. */
export async function playAReport(site: Recorder, folder: string, desk: Desk = supportDesk): Promise<number> {
  const { api, page } = desk;
  const headers = { 'x-auth-token': partnerToken(folder) };
  await site.call(`POST /api/${page}/init_setup`, { headers, json: { search_string: '' } });
  await site.call(`GET /api/${api}/render_create_form/H73`, { headers });
  const upload = async (kind: string) => {
    const form = new FormData();
    form.set('file', new Blob([PNG], { type: 'image/png' }), 'dot.png');
    const line = `POST /api/${api}/attachments?for=create&kind=${kind}`;
    return (await site.call<{ msg: { id: string; thumb: string } }>(line, { headers, form })).body.msg;
  };
  const picture = await upload('picture');
  const takesPaper = fileGroup(desk, 'create', 'id_paper') !== undefined;
  await site.call(`POST /api/${api}/attachments?for=nothing`, { headers, form: new FormData() });
  await site.call(`GET ${picture.thumb}`, { headers });
  await site.call(`GET /media/${desk.media}/2026/11/unknown?v=view&sig=none`);
  const email = 'answers@example.com';
  const files = { attachment1: picture.id, ...(takesPaper && { attachment_id1: (await upload('id_paper')).id }) };
  const type = { question_type: takesPaper ? 'f' : '1', ...(desk.phoneInGame && { phone: '0912345678' }) };
  const json = { game_id: 'H73', ...type, email, content: '手機不見了，進不去帳號', ...files };
  const filed = await site.call<{ msg: { question_id: number; check_id: string } }>(
    `POST /api/${api}/create_web_form`,
    {
      headers: { ...headers, 'idempotency-key': randomUUID() },
      json,
    },
  );
  const { question_id, check_id } = filed.body.msg;
  await site.call(`POST /api/${api}/by_checkid`, { json: { email, check_id } });
  await site.call(`GET /api/${api}/list`, { headers });
  await site.call(`GET /api/${api}/unread`, { headers });
  await site.call(`GET /api/${api}/unread`);
  await site.call(`GET /api/${api}/view/${question_id}`, { headers });
  await site.call(`POST /api/${api}/insert_reply`, { headers, json: { question_id, content: '謝謝' } });
  await site.call(`GET /api/${api}/view/${question_id}/replies?before=4294967295`, { headers });
  await site.call(`GET /api/${api}/view/${question_id}/replies?before=0`);
  return question_id;
}

/** A half-written report goes on in another browser. */
export async function handAReportOver(site: Recorder, folder: string, { api }: Desk = supportDesk): Promise<void> {
  const headers = { 'x-auth-token': partnerToken(folder) };
  const json = { game_id: 'H73', form: 'create', values: { content: '寫到一半' } };
  const begun = await site.call<{ msg: { code: string; watch: string } }>(`POST /api/${api}/drafts`, {
    headers,
    json,
  });
  const { code, watch } = begun.body.msg;
  await site.call(`POST /api/${api}/drafts`, { headers, json: { ...json, form: '' } });
  await site.call(`POST /api/${api}/drafts/state`, { json: { watch } });
  await site.call(`POST /api/${api}/drafts/state`, { json: { watch: 'none' } });
  for (const _ of ['first', 'second']) await site.call(`POST /api/${api}/drafts/open`, { json: { code } });
}

/** The same player ends the answered report. */
export async function endAReport(
  site: Recorder,
  folder: string,
  question_id: number,
  { api, rating }: Desk = supportDesk,
): Promise<void> {
  const headers = { 'x-auth-token': partnerToken(folder) };
  const rate = async (sent: Call) => void (rating && (await site.call(`POST /api/${api}/post_csat`, sent)));
  await rate({ headers, json: { question_id, csat: '1' } });
  await site.call(`POST /api/${api}/close_question`, { headers, json: { question_id: 1 } });
  await site.call(`POST /api/${api}/close_question`, { headers, json: { question_id } });
  await rate({ headers, json: { question_id, csat: '1', comment: '很好' } });
  await rate({ headers, json: { question_id, csat: '2', comment: '等候太久' } });
  await rate({ headers, json: { question_id, csat: '1' } });
  await site.call(`GET /api/${api}/view/${question_id}`, { headers });
}
