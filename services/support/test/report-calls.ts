import { aStaff, callAs } from '@hub/nest-kit/testing';
import type { Principal } from '@hub/contracts/shared';
import type { CreatedView } from '@hub/contracts/tickets';
import type { Support } from './support.setup.ts';
import { workCalls } from './work-calls.ts';

/** Calls about reports, to the service that is running when they are made. */
export function reportCalls(running: () => Support) {
  const call = <T>(line: string, sent: Parameters<typeof callAs>[3]) =>
    callAs<{ msg: T }>(running().url, 'support', line, sent);
  const byPlayer = async (who: Principal, content = '活動副本第三關打完後畫面變黑') => {
    const form = { game_id: 'H73', question_type: '1', email: 'p@example.com', content };
    return (await call<CreatedView>('POST /api/questions/create_web_form', { form, who })).body.msg.question_id;
  };
  const { act } = workCalls(running);
  const answer = (id: number, content = '您好，**已為您確認**。') => act(aStaff(), id, 'reply', { body: { content } });
  return { call, byPlayer, answer };
}
