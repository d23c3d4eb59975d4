import { retentionView } from '../retention/messages.ts';
import type { ServiceName } from '../shared/route.ts';
import { retentionCalls } from '../retention/retention.calls.ts';
import { answers, describeCalls, refuses, type CallGroup, type Words } from './call-doc.ts';
import { TIME } from './example-case.ts';

export function retentionDocs(service: ServiceName, name: Words): CallGroup {
  return describeCalls({
    name,
    of: retentionCalls(service),
    calls: {
      showRetention: {
        summary: { tw: '下次會處理哪些期滿的資料、上次處理了什麼', en: 'What would go next, and what went last' },
        about: {
          tw: '只是預覽，不會刪除任何資料。稽核人員（全部遊戲）和系統擁有者看得到。',
          en: 'A dry run: nothing is deleted. For auditors of all games and system owners.',
        },
        answer: answers(retentionView, {
          data: {
            due: [{ line: 'mails', rows: 12, oldest: TIME }],
            held: 1,
            held_accounts: 1,
            ended: [{ line: 'mails', rows: 40, oldest: TIME, at: TIME }],
          },
        }),
        refusals: [refuses(403, 'msg', 'FORBIDDEN')],
      },
    },
  });
}
