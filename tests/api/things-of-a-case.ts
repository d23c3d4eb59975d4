import { supportDesk } from '@hub/contracts/support';
import { takesPapers, type Desk } from '@hub/contracts/tickets';
import { vipDesk } from '@hub/contracts/vip';
import type { Call } from './recorder.ts';

/** A call that names a case, and what else a well-made one carries. `line` is `METHOD /path?query`. */
export type Naming = { line: string } & Pick<Call, 'json' | 'form'>;
/** What the case has: its ID paper. It goes along when an absent case is asked for, so that only the case differs. */
export type Has = { paper: number };
/** Names a thing of nobody: the words say why a stranger has nothing to find there. */
type Nothing = string;

const reply = '請問進度如何';
/** Complete for a visitor; a player's token says the rest. */
const aReport = {
  game_id: 'H73',
  question_type: '1',
  email: 'stranger@example.com',
  phone: '0912345678',
  server_id: 'tw_2001',
  got_char: '0',
  in_game_id: '123456789',
  content: '同樣的問題又出現了',
};
const formWith = (fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const picture = () => {
  const form = new FormData();
  form.set('file', new Blob(['GIF89a'], { type: 'image/gif' }), 'dot.gif');
  return form;
};

type Things = Record<string, ((id: number, has: Has) => Naming) | Nothing>;

const rated = ({ api }: Desk): Things => ({
  [`POST /api/${api}/post_csat`]: (id) => ({
    line: `POST /api/${api}/post_csat`,
    json: { question_id: id, csat: '1' },
  }),
});

const withPapers = ({ api }: Desk): Things => ({
  [`POST /api/staff/${api}/:q_id/papers/:paper`]: (id, { paper }) => ({
    line: `POST /api/staff/${api}/${id}/papers/${paper}`,
    json: { reason: '核對帳號擁有者' },
  }),
});

/** Every row that each desk has, by how it names a case of somebody. A new row has to say so here: the test beside this file counts them. */
const ofADesk = ({ api, media }: Desk): Things => ({
  [`POST /api/${api}/by_checkid`]: 'needs contact and code; its own tests compare bytes and time',
  [`GET /api/${api}/list`]: 'lists the asker’s own',
  [`POST /api/${api}/open_own`]: 'opened by the proven address alone; its own tests try others',
  [`GET /api/${api}/unread`]: 'counts the asker’s own',
  [`GET /api/${api}/view/:q_id`]: (id) => ({ line: `GET /api/${api}/view/${id}` }),
  [`GET /api/${api}/view/:q_id/replies`]: (id) => ({ line: `GET /api/${api}/view/${id}/replies?before=1` }),
  [`POST /api/${api}/insert_reply`]: (id) => ({
    line: `POST /api/${api}/insert_reply`,
    form: formWith({ question_id: String(id), content: reply }),
  }),
  [`POST /api/${api}/close_question`]: (id) => ({
    line: `POST /api/${api}/close_question`,
    json: { question_id: id },
  }),
  [`GET /api/${api}/render_create_form/:game_id`]: 'a game is no secret',
  [`POST /api/${api}/create_web_form`]: (id) => ({
    line: `POST /api/${api}/create_web_form`,
    json: { ...aReport, follows: id },
  }),
  [`POST /api/${api}/article_helped`]: 'counts an article',
  [`POST /api/${api}/drafts`]: 'keeps what the asker sends',
  [`POST /api/${api}/drafts/open`]: 'opened by its secret alone; its own tests try others',
  [`POST /api/${api}/drafts/state`]: 'watched by its secret alone; its own tests try others',
  [`POST /api/${api}/attachments`]: (id) => ({
    line: `POST /api/${api}/attachments?for=reply&question_id=${id}`,
    form: picture(),
  }),
  [`GET /media/${media}/:year/:month/:file`]: 'names a file; its own tests try others',
  [`GET /media/staff/${media}/:year/:month/:file`]: 'names a file; its own tests try others',
  [`GET /api/staff/${api}/figures`]: 'sums of what the asker may see',
  [`GET /api/staff/${api}/figures/comments`]: 'lists what the asker may see; its own tests try other games',
  [`GET /api/staff/${api}/figures/helped`]: 'sums of what the asker may see; its own tests try other games',
  [`GET /api/staff/${api}/holidays`]: 'lists days; its own tests try other games',
  [`POST /api/staff/${api}/holidays`]: 'writes what no player owns; its own tests try other games',
  [`POST /api/staff/${api}/holidays/import`]: 'writes what no player owns; its own tests try other games',
  [`POST /api/staff/${api}/holidays/:holiday/remove`]: 'names a day; its own tests try other games',
  [`GET /api/staff/${api}/exports`]: 'lists the asker’s own',
  [`POST /api/staff/${api}/exports`]: 'reads the games that the asker leads; its own tests try others',
  [`GET /api/staff/${api}/exports/:export`]: 'opened by who asked alone; its own tests try others',
  [`POST /api/staff/${api}/exports/:export/cancel`]: 'for who asked alone; its own tests try others',
  [`GET /api/staff/${api}/jobs`]: 'lists the asker’s own, and what they oversee; its own tests try other games',
  [`GET /api/staff/${api}/jobs/keeping`]: 'numbers of the whole desk for who oversees games',
  [`POST /api/staff/${api}/jobs/:job/cancel`]: 'names background work; its own tests try that of others',
  [`POST /api/staff/${api}/jobs/:job/retry`]: 'names background work; its own tests try that of others',
  [`GET /api/staff/${api}`]: 'lists what the asker may read',
  [`GET /api/staff/${api}/counts`]: 'numbers of the games that the asker may read',
  [`GET /api/staff/${api}/deadlines`]: 'lists days of what the asker may read; its own tests try other games',
  [`GET /api/staff/${api}/deadlines/counts`]: 'numbers of the games that the asker may read',
  [`GET /api/staff/${api}/choices`]: 'types and people of the games that the asker may read',
  [`POST /api/staff/${api}/search`]: 'finds what the asker may read; its own tests try foreign games',
  [`GET /api/staff/${api}/filters`]: 'lists what the asker may see',
  [`POST /api/staff/${api}/filters`]: 'names no case',
  [`PUT /api/staff/${api}/filters/:filter`]: 'names no case; its own tests try filters of others',
  [`DELETE /api/staff/${api}/filters/:filter`]: 'names no case; its own tests try filters of others',
  [`GET /api/staff/${api}/:q_id`]: (id) => ({ line: `GET /api/staff/${api}/${id}` }),
  [`GET /api/staff/${api}/:q_id/replies`]: (id) => ({ line: `GET /api/staff/${api}/${id}/replies?before=1` }),
  [`POST /api/${api}/bounces`]: 'signed by the mail server; its own tests try others',
  [`GET /api/staff/${api}/mails`]: 'lists what the asker may read',
  [`POST /api/staff/${api}/mails/:id/resend`]: 'names a mail; its own tests try other games',
  [`POST /api/staff/${api}/mails/:id/release`]: 'names a mail; its own tests try other games',
  [`GET /api/staff/${api}/macros`]: 'lists what the asker may read',
  [`POST /api/staff/${api}/macros`]: 'writes what no player owns',
  [`GET /api/staff/${api}/macros/:id`]: 'names what no player owns; its own tests try other games',
  [`PUT /api/staff/${api}/macros/:id`]: 'names what no player owns; its own tests try other games',
  [`POST /api/staff/${api}/macros/:id/archive`]: 'names what no player owns; its own tests try other games',
  [`POST /api/staff/${api}/attachments`]: (id) => ({
    line: `POST /api/staff/${api}/attachments?question_id=${id}`,
    form: picture(),
  }),
  [`GET /api/staff/${api}/:q_id/macros`]: (id) => ({ line: `GET /api/staff/${api}/${id}/macros` }),
  [`POST /api/staff/${api}/:q_id/contact`]: (id) => ({ line: `POST /api/staff/${api}/${id}/contact`, json: {} }),
  [`GET /api/staff/card/${api}`]: (id) => ({ line: `GET /api/staff/card/${api}?case=${id}` }),
  [`POST /api/staff/${api}/:q_id/reply`]: (id) => ({
    line: `POST /api/staff/${api}/${id}/reply`,
    json: { content: '您好' },
  }),
  [`POST /api/staff/${api}/:q_id/take`]: (id) => ({ line: `POST /api/staff/${api}/${id}/take`, json: {} }),
  [`POST /api/staff/${api}/:q_id/assign`]: (id) => ({
    line: `POST /api/staff/${api}/${id}/assign`,
    json: { staff_id: 1 },
  }),
  [`POST /api/staff/${api}/:q_id/release`]: (id) => ({
    line: `POST /api/staff/${api}/${id}/release`,
    json: {},
  }),
  [`GET /api/staff/${api}/:q_id/colleagues`]: (id) => ({ line: `GET /api/staff/${api}/${id}/colleagues` }),
  [`POST /api/staff/${api}/:q_id/presence`]: (id) => ({
    line: `POST /api/staff/${api}/${id}/presence`,
    json: { doing: 'reading' },
  }),
  [`POST /api/staff/${api}/:q_id/note`]: (id) => ({
    line: `POST /api/staff/${api}/${id}/note`,
    json: { content: '備註' },
  }),
  [`POST /api/staff/${api}/:q_id/notes/:note`]: (id) => ({
    line: `POST /api/staff/${api}/${id}/notes/1`,
    json: { content: '備註' },
  }),
  [`GET /api/staff/${api}/:q_id/choices`]: (id) => ({ line: `GET /api/staff/${api}/${id}/choices` }),
  [`POST /api/staff/${api}/:q_id/type`]: (id) => ({
    line: `POST /api/staff/${api}/${id}/type`,
    json: { game_id: 'H73', question_type: '1' },
  }),
  [`POST /api/staff/${api}/:q_id/merge`]: (id) => ({
    line: `POST /api/staff/${api}/${id}/merge`,
    json: { into: 1 },
  }),
  [`POST /api/staff/${api}/:q_id/close`]: (id) => ({ line: `POST /api/staff/${api}/${id}/close`, json: {} }),
  [`POST /api/staff/${api}/:q_id/reopen`]: (id) => ({
    line: `POST /api/staff/${api}/${id}/reopen`,
    json: { reason: '玩家補了資料' },
  }),
  [`POST /api/staff/${api}/:q_id/hold`]: (id) => ({
    line: `POST /api/staff/${api}/${id}/hold`,
    json: { reason: '法務調查中' },
  }),
  [`POST /api/staff/${api}/:q_id/hold/release`]: (id) => ({
    line: `POST /api/staff/${api}/${id}/hold/release`,
    json: { reason: '法務調查中' },
  }),
  [`POST /api/staff/${api}/:q_id/fee`]: (id) => ({
    line: `POST /api/staff/${api}/${id}/fee`,
    json: { fee: 'received', reason: '匯款，後五碼 12345' },
  }),
  [`POST /api/staff/${api}/:q_id/resend_code`]: (id) => ({
    line: `POST /api/staff/${api}/${id}/resend_code`,
    json: {},
  }),
  [`POST /api/staff/${api}/bulk`]: 'answers with a job of the asker; its own tests try foreign cases',
  [`GET /api/staff/${api}/bulk/:bulk`]: 'shows the asker’s own job; its own tests try others',
});

const allOf = (desk: Desk): Things => ({
  ...ofADesk(desk),
  ...(desk.rating && rated(desk)),
  ...(takesPapers(desk) && withPapers(desk)),
});

export const thingsOfSupport: Things = {
  'POST /api/service/init_setup': 'answers about the asker alone',
  'GET /api/partner/v1/unread': 'counts an account of the game that signs; strangers are tried beside',
  'GET /api/staff/whitelist': 'names no case; its own tests try other games',
  'POST /api/staff/whitelist': 'names no case; its own tests try other games',
  'POST /api/staff/whitelist/import': 'names no case; its own tests try other games',
  'POST /api/staff/whitelist/:id/remove': 'names no case; its own tests try other games',
  'GET /api/staff/retention/support': 'counts rows for who oversees all games; its own tests try others',
  'GET /api/staff/card/penalties': 'names an account, not a case; its own tests try other games',
  'GET /api/staff/card/hold': 'names an account, not a case; its own tests try other games',
  'POST /api/staff/account_holds': 'names an account, not a case; its own tests try other games',
  'POST /api/staff/account_holds/release': 'names an account, not a case; its own tests try other games',
  'POST /api/staff/penalties': 'names an account, not a case; its own tests try other games',
  'POST /api/staff/penalties/:penalty/lift': 'names a penalty; its own tests try other games',
  ...allOf(supportDesk),
};

export const thingsOfVip: Things = {
  'POST /api/vipservice/init_setup': 'answers about the asker alone',
  'POST /api/vipquestions/render_create_form': 'names a character, which its own tests guess',
  ...allOf(vipDesk),
};
