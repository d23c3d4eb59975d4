import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Recorder } from './recorder.ts';

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
  ])
    await site.call(`GET /api/${path}`);
  await site.call('GET /api/games/get_servers/none');
  await site.call('GET /api/faq/get_faq?id=999999');
  await site.call('GET /media/games/H73.svg');
  await site.call('GET /media/games/none.svg');
  await site.call('GET /api/captcha/challenge?for=create');
  await site.call('GET /api/captcha/challenge?for=bank');
  await site.call('GET /api/questions/render_create_form/H73');
  await site.call('GET /api/questions/render_create_form/none');
  await site.call('POST /api/questions/create_web_form', { json: { game_id: 'H73' } });
  const helped = { game_id: 'H73', article_id: 3, question_type: '2' };
  await site.call('POST /api/questions/article_helped', { headers: { 'idempotency-key': randomUUID() }, json: helped });
  await site.call('POST /api/questions/article_helped', { json: { ...helped, article_id: 999_999 } });
  await site.call('POST /api/questions/by_checkid', {
    json: { email: 'nobody@example.com', check_id: '0000-0000-0000' },
  });
  await site.call('POST /api/service/init_setup', { json: { search_string: '?game_id=H73' } });
  await site.call('POST /api/service/init_setup', { json: { search_string: '?token=a.b.c' } });
  for (const path of ['list', 'view/1']) await site.call(`GET /api/questions/${path}`);
  await site.call('POST /api/questions/insert_reply', { json: { question_id: 1, content: '還在嗎' } });
}

/** A player files a report with a picture, reads it and adds something; answers its number. */
export async function playAReport(site: Recorder, folder: string): Promise<number> {
  const headers = { 'x-auth-token': partnerToken(folder) };
  await site.call('POST /api/service/init_setup', { headers, json: { search_string: '' } });
  await site.call('GET /api/questions/render_create_form/H73', { headers });
  const upload = async (kind: string) => {
    const form = new FormData();
    form.set('file', new Blob([PNG], { type: 'image/png' }), 'dot.png');
    const line = `POST /api/questions/attachments?for=create&kind=${kind}`;
    return (await site.call<{ msg: { id: string; thumb: string } }>(line, { headers, form })).body.msg;
  };
  const picture = await upload('picture');
  const paper = await upload('id_paper');
  await site.call('POST /api/questions/attachments?for=nothing', { headers, form: new FormData() });
  await site.call(`GET ${picture.thumb}`, { headers });
  await site.call('GET /media/q/2026/11/unknown?v=view&sig=none');
  const email = 'answers@example.com';
  const files = { attachment1: picture.id, attachment_id1: paper.id };
  const json = { game_id: 'H73', question_type: 'f', email, content: '手機不見了，進不去帳號', ...files };
  const filed = await site.call<{ msg: { question_id: number; check_id: string } }>(
    'POST /api/questions/create_web_form',
    {
      headers: { ...headers, 'idempotency-key': randomUUID() },
      json,
    },
  );
  const { question_id, check_id } = filed.body.msg;
  await site.call('POST /api/questions/by_checkid', { json: { email, check_id } });
  await site.call('GET /api/questions/list', { headers });
  await site.call('GET /api/questions/unread', { headers });
  await site.call('GET /api/questions/unread');
  await site.call(`GET /api/questions/view/${question_id}`, { headers });
  await site.call('POST /api/questions/insert_reply', { headers, json: { question_id, content: '謝謝' } });
  await site.call(`GET /api/questions/view/${question_id}/replies?before=4294967295`, { headers });
  await site.call(`GET /api/questions/view/${question_id}/replies?before=0`);
  return question_id;
}

/** A half-written report goes on in another browser. */
export async function handAReportOver(site: Recorder, folder: string): Promise<void> {
  const headers = { 'x-auth-token': partnerToken(folder) };
  const json = { game_id: 'H73', form: 'create', values: { content: '寫到一半' } };
  const begun = await site.call<{ msg: { code: string; watch: string } }>('POST /api/questions/drafts', {
    headers,
    json,
  });
  const { code, watch } = begun.body.msg;
  await site.call('POST /api/questions/drafts', { headers, json: { ...json, form: '' } });
  await site.call('POST /api/questions/drafts/state', { json: { watch } });
  await site.call('POST /api/questions/drafts/state', { json: { watch: 'none' } });
  for (const _ of ['first', 'second']) await site.call('POST /api/questions/drafts/open', { json: { code } });
}

/** The same player ends the answered report. */
export async function endAReport(site: Recorder, folder: string, question_id: number): Promise<void> {
  const headers = { 'x-auth-token': partnerToken(folder) };
  await site.call('POST /api/questions/post_csat', { headers, json: { question_id, csat: '1' } });
  await site.call('POST /api/questions/close_question', { headers, json: { question_id: 1 } });
  await site.call('POST /api/questions/close_question', { headers, json: { question_id } });
  await site.call('POST /api/questions/post_csat', { headers, json: { question_id, csat: '1', comment: '很好' } });
  await site.call('POST /api/questions/post_csat', { headers, json: { question_id, csat: '2', comment: '等候太久' } });
  await site.call('POST /api/questions/post_csat', { headers, json: { question_id, csat: '1' } });
  await site.call(`GET /api/questions/view/${question_id}`, { headers });
}
