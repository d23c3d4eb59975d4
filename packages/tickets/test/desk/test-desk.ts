import type { PlayerPrincipal, Principal } from '@hub/contracts/shared';
import type { CreatedView, Desk } from '@hub/contracts/tickets';
import { aStaff, callAs } from '@hub/nest-kit/testing';

/** A desk that runs, and who may write to it. What is true of every desk is told of one, and seen at each. */
export type TestDesk = {
  desk: Desk;
  url: string;
  database: { exec: (sql: string) => Promise<Record<string, unknown>[]> };
  player: () => Promise<PlayerPrincipal>;
};

/** Calls about reports, to the desk that is running when they are made. */
export function deskCalls(running: () => TestDesk) {
  const call = <T>(what: string, sent: Parameters<typeof callAs>[3]) => {
    const { url, desk } = running();
    const [method = '', path = ''] = what.split(' ');
    return callAs<T>(url, desk.service, `${method} /api/${path.replace('{desk}', desk.api)}`, sent);
  };
  const byPlayer = async (who: Principal, content = '活動副本第三關打完後畫面變黑') => {
    const phone: Record<string, string> = running().desk.phoneInGame ? { phone: '0912345678' } : {};
    const form = { game_id: 'H73', question_type: '1', email: 'p@example.com', content, ...phone };
    return (await call<{ msg: CreatedView }>('POST {desk}/create_web_form', { form, who })).body.msg.question_id;
  };
  const answer = async (id: number, content = '您好，**已為您確認**。') => {
    const [row] = await running().database.exec(`SELECT version FROM ticket WHERE id = ${id}`);
    const headers = { 'if-match': String(row?.version ?? 1) };
    return call(`POST staff/{desk}/${id}/reply`, { who: aStaff(), headers, body: { content } });
  };
  return { call, byPlayer, answer, player: () => running().player() };
}
