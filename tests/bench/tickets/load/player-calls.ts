import type { Desk, LookupView, TicketListView, TicketView } from '@hub/contracts/tickets';
import type { CaseRows } from '../generate/case-rows.ts';
import { addressOf } from '../../attachments/address-of.ts';
import { must, type Ask } from './ask.ts';
import type { Turn } from './measure.ts';
import type { Sample } from './sample.ts';

const from = (net: number, turn: number) => ({ 'x-forwarded-for': addressOf(net, turn % 60_000) });

/** A player's own reports. */
export function listCall(ask: Ask, { api }: Desk, { listers }: Sample): Turn {
  return async (turn) => {
    const { token, many, newest } = listers[turn % listers.length]!;
    const { status, body } = await ask<TicketListView>(`/api/${api}/list`, { headers: { 'x-auth-token': token } });
    const right = status === 200 && body.total === many && body.msg.length === many && body.msg[0]?.id === newest;
    must(right, `list of ${many} reports`, body);
  };
}

/** A player opens one of them. */
export function viewCall(ask: Ask, { api, viewOmits }: Desk, { owned }: Sample, rows: CaseRows): Turn {
  const tellsCode = !viewOmits.includes('check_id');
  return async (turn) => {
    const { id, one, token } = owned[turn % owned.length]!;
    const path = `/api/${api}/view/${id}?replies=newest`;
    const { status, body } = await ask<{ msg: TicketView }>(path, { headers: { 'x-auth-token': token } });
    const said = body.msg?.replies?.map(({ content }) => content).join('\n');
    const right = status === 200 && body.msg.id === id && body.msg.content.includes(one.content);
    must(right && said === one.replies.map(({ content }) => content).join('\n'), `report ${id}`, body);
    if (tellsCode && turn % 50 === 0)
      must(plain(body.msg.check_id) === rows.codeFor(one.n), `code of ${id}`, body.msg.check_id);
  };
}

const plain = (code: string) => code.replaceAll('-', '');

/** A visitor looks up a report with e-mail and check code, from an address of their own. */
export function lookUpCall(ask: Ask, { api }: Desk, { any }: Sample, rows: CaseRows): Turn {
  const asked = any.map(({ id, one }) => ({ id, email: one.player.email, check_id: rows.codeFor(one.n) }));
  return async (turn) => {
    const { id, ...json } = asked[turn % asked.length]!;
    const { status, body } = await ask<{ msg: LookupView }>(`/api/${api}/by_checkid`, {
      json,
      headers: from(20, turn),
    });
    must(status === 200 && body.msg.question_id === id && body.msg.email === json.email, `look-up of ${id}`, body);
  };
}
