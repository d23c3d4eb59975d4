import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Sent = { mail_id: string; role_id: string };
/** How the next call ends: before or after the mail was put into the mailbox. */
export type Ending = 'well' | 'silent_after' | 'reset_after' | 'reset_before' | 'error_after' | number;

/** A game as the protocol has it, in this process: one mail per name, whatever is sent how often. */
export async function gameFake(ending: (sent: Sent, nth: number) => Ending = () => 'well') {
  const ledger: string[] = [];
  const bodies = new Map<string, Set<string>>();
  const box = { ending, most: 0, flying: 0, calls: 0, refusal: { error: 'mailbox_full' } as object, headers: {} };
  const taken = new Map<string, string>();
  const claimed = new Set<string>();
  const answer = (response: ServerResponse, status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json', ...box.headers }).end(JSON.stringify(body));
  const apply = (mail: Sent): object => {
    const known = taken.get(mail.mail_id);
    const partner_mail_id = known ?? String(taken.size + 1);
    if (!known) ledger.push(mail.mail_id);
    taken.set(mail.mail_id, partner_mail_id);
    return { mail_id: mail.mail_id, status: known ? 'duplicate' : 'accepted', partner_mail_id };
  };
  const take = (text: string, response: ServerResponse) => {
    const mail = JSON.parse(text) as Sent;
    const seen = bodies.get(mail.mail_id) ?? new Set();
    bodies.set(mail.mail_id, seen.add(text));
    const end = box.ending(mail, ++box.calls);
    if (typeof end === 'number') return answer(response, end, box.refusal);
    if (end === 'reset_before') return response.destroy();
    const body = apply(mail);
    if (end === 'reset_after') return response.destroy();
    if (end === 'error_after') return answer(response, 500, {});
    if (end === 'well') return answer(response, 200, body);
  };
  const server = createServer((request, response) => {
    let text = '';
    box.flying += 1;
    box.most = Math.max(box.most, box.flying);
    response.once('close', () => (box.flying -= 1));
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const [, id, deed] = /mails\/([^/]+)(\/recall)?$/.exec(request.url ?? '') ?? [];
      if (request.url?.endsWith('/health')) return answer(response, 200, { status: 'ok' });
      if (id && !taken.has(id)) return answer(response, 404, { error: 'mail_not_found' });
      if (id && deed && claimed.has(id)) return answer(response, 409, { error: 'already_claimed' });
      if (id && deed) return answer(response, 200, { mail_id: id, status: 'recalled' });
      if (id) return answer(response, 200, { mail_id: id, status: 'accepted', partner_mail_id: taken.get(id) });
      take(text, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    box,
    ledger,
    bodies,
    /** It has a mail of this name that came from nobody here. */
    hold: (mailId: string) => void taken.set(mailId, 'other'),
    /** The player took what is in it. */
    claim: (mailId: string) => void claimed.add(mailId),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
