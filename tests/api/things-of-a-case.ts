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

/**
 * Every row of the support area, by how it names a case of somebody. A new row has to say so here: the test beside this
 * file counts them.
 */
export const thingsOfACase: Record<string, ((id: number, has: Has) => Naming) | Nothing> = {
  'POST /api/service/init_setup': 'answers about the asker alone',
  'POST /api/questions/by_checkid': 'needs contact and code; its own tests compare bytes and time',
  'GET /api/questions/list': 'lists the asker’s own',
  'GET /api/questions/unread': 'counts the asker’s own',
  'GET /api/partner/v1/unread': 'counts an account of the game that signs; strangers are tried beside',
  'GET /api/questions/view/:q_id': (id) => ({ line: `GET /api/questions/view/${id}` }),
  'GET /api/questions/view/:q_id/replies': (id) => ({ line: `GET /api/questions/view/${id}/replies?before=1` }),
  'POST /api/questions/insert_reply': (id) => ({
    line: 'POST /api/questions/insert_reply',
    form: formWith({ question_id: String(id), content: reply }),
  }),
  'POST /api/questions/close_question': (id) => ({
    line: 'POST /api/questions/close_question',
    json: { question_id: id },
  }),
  'POST /api/questions/post_csat': (id) => ({
    line: 'POST /api/questions/post_csat',
    json: { question_id: id, csat: '1' },
  }),
  'GET /api/questions/render_create_form/:game_id': 'a game is no secret',
  'POST /api/questions/create_web_form': (id) => ({
    line: 'POST /api/questions/create_web_form',
    json: { ...aReport, follows: id },
  }),
  'POST /api/questions/article_helped': 'counts an article',
  'POST /api/questions/drafts': 'keeps what the asker sends',
  'POST /api/questions/drafts/open': 'opened by its secret alone; its own tests try others',
  'POST /api/questions/drafts/state': 'watched by its secret alone; its own tests try others',
  'POST /api/questions/attachments': (id) => ({
    line: `POST /api/questions/attachments?for=reply&question_id=${id}`,
    form: picture(),
  }),
  'GET /media/q/:year/:month/:file': 'names a file; its own tests try others',
  'GET /media/staff/q/:year/:month/:file': 'names a file; its own tests try others',
  'GET /api/staff/questions/figures': 'sums of what the asker may see',
  'GET /api/staff/questions/figures/comments': 'lists what the asker may see; its own tests try other games',
  'GET /api/staff/questions/figures/helped': 'sums of what the asker may see; its own tests try other games',
  'GET /api/staff/questions/holidays': 'lists days; its own tests try other games',
  'POST /api/staff/questions/holidays': 'writes what no player owns; its own tests try other games',
  'POST /api/staff/questions/holidays/import': 'writes what no player owns; its own tests try other games',
  'POST /api/staff/questions/holidays/:holiday/remove': 'names a day; its own tests try other games',
  'GET /api/staff/questions/exports': 'lists the asker’s own',
  'POST /api/staff/questions/exports': 'reads the games that the asker leads; its own tests try others',
  'GET /api/staff/questions/exports/:export': 'opened by who asked alone; its own tests try others',
  'POST /api/staff/questions/exports/:export/cancel': 'for who asked alone; its own tests try others',
  'GET /api/staff/whitelist': 'names no case; its own tests try other games',
  'POST /api/staff/whitelist': 'names no case; its own tests try other games',
  'POST /api/staff/whitelist/import': 'names no case; its own tests try other games',
  'POST /api/staff/whitelist/:id/remove': 'names no case; its own tests try other games',
  'GET /api/staff/retention/support': 'counts rows for who oversees all games; its own tests try others',
  'GET /api/staff/questions/jobs': 'lists the asker’s own, and what they oversee; its own tests try other games',
  'GET /api/staff/questions/jobs/keeping': 'numbers of the whole desk for who oversees games',
  'POST /api/staff/questions/jobs/:job/cancel': 'names background work; its own tests try that of others',
  'POST /api/staff/questions/jobs/:job/retry': 'names background work; its own tests try that of others',
  'GET /api/staff/questions': 'lists what the asker may read',
  'GET /api/staff/questions/counts': 'numbers of the games that the asker may read',
  'GET /api/staff/questions/choices': 'types and people of the games that the asker may read',
  'POST /api/staff/questions/search': 'finds what the asker may read; its own tests try foreign games',
  'GET /api/staff/questions/filters': 'lists what the asker may see',
  'POST /api/staff/questions/filters': 'names no case',
  'PUT /api/staff/questions/filters/:filter': 'names no case; its own tests try filters of others',
  'DELETE /api/staff/questions/filters/:filter': 'names no case; its own tests try filters of others',
  'GET /api/staff/questions/:q_id': (id) => ({ line: `GET /api/staff/questions/${id}` }),
  'GET /api/staff/questions/:q_id/replies': (id) => ({ line: `GET /api/staff/questions/${id}/replies?before=1` }),
  'POST /api/staff/questions/:q_id/papers/:paper': (id, { paper }) => ({
    line: `POST /api/staff/questions/${id}/papers/${paper}`,
    json: { reason: '核對帳號擁有者' },
  }),
  'POST /api/questions/bounces': 'signed by the mail server; its own tests try others',
  'GET /api/staff/questions/mails': 'lists what the asker may read',
  'POST /api/staff/questions/mails/:id/resend': 'names a mail; its own tests try other games',
  'POST /api/staff/questions/mails/:id/release': 'names a mail; its own tests try other games',
  'GET /api/staff/questions/macros': 'lists what the asker may read',
  'POST /api/staff/questions/macros': 'writes what no player owns',
  'GET /api/staff/questions/macros/:id': 'names what no player owns; its own tests try other games',
  'PUT /api/staff/questions/macros/:id': 'names what no player owns; its own tests try other games',
  'POST /api/staff/questions/macros/:id/archive': 'names what no player owns; its own tests try other games',
  'POST /api/staff/questions/attachments': (id) => ({
    line: `POST /api/staff/questions/attachments?question_id=${id}`,
    form: picture(),
  }),
  'GET /api/staff/questions/:q_id/macros': (id) => ({ line: `GET /api/staff/questions/${id}/macros` }),
  'POST /api/staff/questions/:q_id/contact': (id) => ({ line: `POST /api/staff/questions/${id}/contact`, json: {} }),
  'GET /api/staff/card/questions': (id) => ({ line: `GET /api/staff/card/questions?case=${id}` }),
  'GET /api/staff/card/penalties': 'names an account, not a case; its own tests try other games',
  'GET /api/staff/card/hold': 'names an account, not a case; its own tests try other games',
  'POST /api/staff/account_holds': 'names an account, not a case; its own tests try other games',
  'POST /api/staff/account_holds/release': 'names an account, not a case; its own tests try other games',
  'POST /api/staff/penalties': 'names an account, not a case; its own tests try other games',
  'POST /api/staff/penalties/:penalty/lift': 'names a penalty; its own tests try other games',
  'POST /api/staff/questions/:q_id/reply': (id) => ({
    line: `POST /api/staff/questions/${id}/reply`,
    json: { content: '您好' },
  }),
  'POST /api/staff/questions/:q_id/take': (id) => ({ line: `POST /api/staff/questions/${id}/take`, json: {} }),
  'POST /api/staff/questions/:q_id/assign': (id) => ({
    line: `POST /api/staff/questions/${id}/assign`,
    json: { staff_id: 1 },
  }),
  'POST /api/staff/questions/:q_id/release': (id) => ({
    line: `POST /api/staff/questions/${id}/release`,
    json: {},
  }),
  'GET /api/staff/questions/:q_id/colleagues': (id) => ({ line: `GET /api/staff/questions/${id}/colleagues` }),
  'POST /api/staff/questions/:q_id/presence': (id) => ({
    line: `POST /api/staff/questions/${id}/presence`,
    json: { doing: 'reading' },
  }),
  'POST /api/staff/questions/:q_id/note': (id) => ({
    line: `POST /api/staff/questions/${id}/note`,
    json: { content: '備註' },
  }),
  'POST /api/staff/questions/:q_id/notes/:note': (id) => ({
    line: `POST /api/staff/questions/${id}/notes/1`,
    json: { content: '備註' },
  }),
  'GET /api/staff/questions/:q_id/choices': (id) => ({ line: `GET /api/staff/questions/${id}/choices` }),
  'POST /api/staff/questions/:q_id/type': (id) => ({
    line: `POST /api/staff/questions/${id}/type`,
    json: { game_id: 'H73', question_type: '1' },
  }),
  'POST /api/staff/questions/:q_id/merge': (id) => ({
    line: `POST /api/staff/questions/${id}/merge`,
    json: { into: 1 },
  }),
  'POST /api/staff/questions/:q_id/close': (id) => ({ line: `POST /api/staff/questions/${id}/close`, json: {} }),
  'POST /api/staff/questions/:q_id/reopen': (id) => ({
    line: `POST /api/staff/questions/${id}/reopen`,
    json: { reason: '玩家補了資料' },
  }),
  'POST /api/staff/questions/:q_id/hold': (id) => ({
    line: `POST /api/staff/questions/${id}/hold`,
    json: { reason: '法務調查中' },
  }),
  'POST /api/staff/questions/:q_id/hold/release': (id) => ({
    line: `POST /api/staff/questions/${id}/hold/release`,
    json: { reason: '法務調查中' },
  }),
  'POST /api/staff/questions/:q_id/resend_code': (id) => ({
    line: `POST /api/staff/questions/${id}/resend_code`,
    json: {},
  }),
  'POST /api/staff/questions/bulk': 'answers with a job of the asker; its own tests try foreign cases',
  'GET /api/staff/questions/bulk/:bulk': 'shows the asker’s own job; its own tests try others',
};
