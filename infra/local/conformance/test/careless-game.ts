import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What somebody who builds a game's server may get wrong. */
export type Carelessness =
  | 'trusts_everybody'
  | 'one_header_only'
  | 'any_version'
  | 'clock_narrow'
  | 'clock_past'
  | 'clock_future'
  | 'path_without_query'
  | 'no_method'
  | 'no_body'
  | 'parsed_body'
  | 'first_signature'
  | 'key_by_name'
  | 'numbers'
  | 'text_plain'
  | 'absent_500'
  | 'any_game'
  | 'mail_id_wrong'
  | 'forgets'
  | 'new_number'
  | 'looks_first'
  | 'overwrites'
  | 'conflict_as_duplicate'
  | 'known_items_only'
  | 'keeps_refused'
  | 'mail_to_nobody'
  | 'crash_on_nonsense'
  | 'short_texts'
  | 'no_state'
  | 'empty_state'
  | 'one_at_a_time'
  | 'recall_once'
  | 'recall_forgets'
  | 'recall_of_nothing'
  | 'recall_404'
  | 'health_open'
  | 'asleep';

type Mail = { mail_id: string; role_id: string; title: string; items: { item_code: string }[] };
type Row = { hash: string; number: string; state: string };
type Reply = [status: number, body: unknown];

const sha = (text: string) => createHash('sha256').update(text).digest('hex');

function rewritten(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body));
  } catch {
    return body;
  }
}

/** A small game's server for tests: right in everything, but for what it is careless in. */
export class CarelessGame {
  private readonly is: (one: Carelessness) => boolean;
  private readonly secret: string;
  private readonly rows = new Map<string, Row>();
  private line: Promise<unknown> = Promise.resolve();
  private count = 0;

  constructor(secret: string, careless: readonly Carelessness[]) {
    this.secret = secret;
    this.is = (one) => careless.includes(one);
  }

  async start(): Promise<{ url: string; close(): Promise<void> }> {
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const [status, body] = await this.answer(request, Buffer.concat(chunks).toString());
      const type = this.is('text_plain') ? 'text/plain' : 'application/json';
      response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const close = () => new Promise<void>((done) => (server.closeAllConnections(), server.close(() => done())));
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/games/h73`, close };
  }

  private async answer(request: IncomingMessage, body: string): Promise<Reply> {
    const { method = '', url = '' } = request;
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const path = pathname.replace('/games/h73/partner/v1', '');
    const isOpen = this.is('health_open') && path === '/health';
    if (!isOpen && !this.proves(request, body)) return [401, { error: 'bad_signature' }];
    if (path === '/health') return [200, { status: this.is('asleep') ? 'maintenance' : 'ok' }];
    if (path.startsWith('/roles/')) return this.role(path.slice('/roles/'.length), searchParams.get('game_id'));
    if (path === '/mails') return this.inLine(() => this.mail(body));
    const [, , mailId = '', recall] = path.split('/');
    return recall && method === 'POST' ? this.recall(mailId) : this.state(mailId);
  }

  private proves({ headers, method = '', url = '' }: IncomingMessage, body: string): boolean {
    const header = (name: string) => String(headers[`x-ps-${name}`] ?? '');
    const [kid, id, stamp, given] = [header('key'), header('id'), header('timestamp'), header('signature')];
    if (this.is('trusts_everybody')) return true;
    if (!given || (!this.is('one_header_only') && (!kid || !id || !stamp))) return false;
    if (this.is('key_by_name') && kid !== 'h73-link') return false;
    const apart = Date.now() / 1000 - Number(stamp || Date.now() / 1000);
    const window = this.is('clock_narrow') ? 60 : 301;
    if (apart > (this.is('clock_past') ? Infinity : window)) return false;
    if (-apart > (this.is('clock_future') ? Infinity : window)) return false;
    if (this.is('one_header_only')) return true;
    if (this.is('any_version') && given.startsWith('v2,')) return true;
    if (this.is('no_body') && method === 'POST') return true;
    const mac = (text: string) => createHmac('sha256', this.secret).update(text).digest('base64');
    const looked = this.is('first_signature') ? given.split(' ', 1) : given.split(' ');
    return this.textsFor({ id, stamp, method, url, body }).some((text) => looked.includes(`v1,${mac(text)}`));
  }

  /** The text that is to be signed, and what else counts with this carelessness. */
  private textsFor(call: Record<'id' | 'stamp' | 'method' | 'url' | 'body', string>): string[] {
    const { id, stamp, method, url, body } = call;
    const text = (verb: string, path: string, hashed: string) => `${id}.${stamp}.${verb}.${path}.${sha(hashed)}`;
    return [
      text(method, url, body),
      ...(this.is('path_without_query') ? [text(method, url.replace('host_id=2001', 'host_id=other'), body)] : []),
      ...(this.is('no_method') ? [text('PUT', url, body)] : []),
      ...(this.is('parsed_body') ? [text(method, url, rewritten(body))] : []),
    ];
  }

  private role(id: string, game: string | null): Reply {
    if (!this.is('any_game') && game !== 'H73') return [400, { error: 'bad_request' }];
    if (id === 'no_such_role') return this.is('absent_500') ? [500, {}] : [404, { error: 'role_not_found' }];
    const role_id = this.is('numbers') ? Number(id) : id;
    return [200, { result: { role_id, char_name: '測試', server_id: 'tw_2001', partner_uid: 'u-1', status: 'ok' } }];
  }

  private async inLine(work: () => Promise<Reply>): Promise<Reply> {
    if (!this.is('one_at_a_time')) return work();
    const mine = this.line.then(() => sleep(150)).then(work);
    this.line = mine.catch(() => undefined);
    return mine;
  }

  private async mail(body: string): Promise<Reply> {
    let mail: Mail;
    try {
      mail = JSON.parse(body) as Mail;
    } catch {
      return this.is('crash_on_nonsense') ? [500, {}] : [400, { error: 'bad_request' }];
    }
    const held = this.rows.get(mail.mail_id);
    if (held && !this.is('forgets')) return this.again(mail, held, sha(body));
    if (this.is('looks_first')) await sleep(200);
    if (mail.role_id === 'no_such_role' && !this.is('mail_to_nobody')) return [404, { error: 'role_not_found' }];
    const isStrange = mail.items.some(({ item_code }) => item_code.startsWith('unknown'));
    if (isStrange && this.is('keeps_refused'))
      this.rows.set(mail.mail_id, { hash: sha(body), number: '0', state: 'accepted' });
    if (isStrange && !this.is('known_items_only')) return [422, { error: 'unknown_item' }];
    if (this.is('short_texts') && mail.title.length > 30) return [400, { error: 'bad_request' }];
    const number = String((this.count += 1));
    this.rows.set(mail.mail_id, { hash: sha(body), number, state: 'accepted' });
    return this.taken(mail, 'accepted', number);
  }

  private again(mail: Mail, held: Row, hash: string): Reply {
    if (held.hash !== hash && this.is('overwrites')) held.hash = hash;
    if (held.hash !== hash && !this.is('conflict_as_duplicate')) return [409, { error: 'mail_id_conflict' }];
    return this.taken(mail, 'duplicate', this.is('new_number') ? String((this.count += 1)) : held.number);
  }

  private taken({ mail_id }: Mail, status: string, number: string): Reply {
    return [200, { mail_id: this.is('mail_id_wrong') ? 'x' : mail_id, status, partner_mail_id: number }];
  }

  private state(mailId: string): Reply {
    const row = this.rows.get(mailId);
    if (this.is('no_state')) return [405, { error: 'bad_request' }];
    if (!row) return this.is('empty_state') ? [200, {}] : [404, { error: 'mail_not_found' }];
    return [200, { mail_id: mailId, status: row.state, partner_mail_id: row.number }];
  }

  private recall(mailId: string): Reply {
    if (this.is('recall_404')) return [404, { error: 'mail_not_found' }];
    const row = this.rows.get(mailId);
    if (!row)
      return this.is('recall_of_nothing')
        ? [200, { mail_id: mailId, status: 'recalled' }]
        : [404, { error: 'mail_not_found' }];
    if (row.state === 'recalled' && this.is('recall_once')) return [409, { error: 'bad_request' }];
    row.state = 'recalled';
    if (this.is('recall_forgets')) this.rows.delete(mailId);
    return [200, { mail_id: mailId, status: 'recalled' }];
  }
}
