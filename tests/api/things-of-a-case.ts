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
  'GET /api/questions/view/:q_id': (id) => ({ line: `GET /api/questions/view/${id}` }),
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
  'GET /media/q/:year/:month/:file': 'signed for one viewer; its own tests try others',
  'GET /api/staff/questions': 'lists what the asker may read',
  'GET /api/staff/questions/:q_id': (id) => ({ line: `GET /api/staff/questions/${id}` }),
  'POST /api/staff/questions/:q_id/papers/:paper': (id, { paper }) => ({
    line: `POST /api/staff/questions/${id}/papers/${paper}`,
    json: { reason: '核對帳號擁有者' },
  }),
  'POST /api/staff/questions/:q_id/reply': (id) => ({
    line: `POST /api/staff/questions/${id}/reply`,
    json: { content: '您好' },
  }),
};
