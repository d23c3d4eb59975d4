import { approvalCalls } from '../approvals/approvals.calls.ts';
import {
  approvalCountView,
  approvalsQuery,
  approvalsView,
  approvalView,
  refuseApprovalBody,
  type ApprovalRow,
} from '../approvals/messages.ts';
import type { ServiceName } from '../shared/route.ts';
import { answers, refuses, type CallDoc, type CallGroup, describeCalls } from './call-doc.ts';

const id = { tw: '申請編號', en: 'number of the request', example: '12' };

export const anApproval: ApprovalRow = {
  id: 12,
  kind: 'partner-key',
  subject: 'H73',
  object: 'kid:h73-2026b',
  game_id: 'H73',
  facts: [{ name: 'live_keys', before: 'h73-2026a HS256', after: 'h73-2026a HS256 → +24 h\nh73-2026b HS256' }],
  reason: '每半年例行更換',
  state: 'open',
  asker: { login: 'owner', name: '小安' },
  asked_at: '2026-11-22T10:00:00+08:00',
  expires_at: '2026-11-25T10:00:00+08:00',
  decider: null,
  decided_at: null,
  answer: '',
  mine: false,
  decide: true,
};
const shown = answers(approvalView, { data: anApproval });
const missing = refuses(404, 'msg', 'NOT_FOUND');
const over = refuses(409, 'msg', 'APPROVAL_CLOSED');
const late = refuses(409, 'msg', 'APPROVAL_EXPIRED');
const second = [
  missing,
  refuses(403, 'msg', 'FORBIDDEN'),
  refuses(403, 'msg', 'APPROVAL_OWN'),
  refuses(403, 'msg', 'APPROVAL_TIED'),
  refuses(403, 'step_up', 'STEP_UP_NEEDED'),
  over,
  late,
];
const decides = (tw: string, en: string, over_: Partial<CallDoc>): CallDoc => ({
  summary: { tw, en },
  params: { id },
  answer: shown,
  ...over_,
});

export function approvalDocs(service: ServiceName, name: CallGroup['name']): CallGroup {
  const applies = service === 'identity' ? [refuses(409, 'msg', 'KEY_ROOM')] : [];
  return describeCalls({
    name,
    of: approvalCalls(service),
    calls: {
      listApprovals: {
        summary: { tw: '等待第二人核准的變更，或已有結果的', en: 'Changes that wait for a second person, or are over' },
        query: approvalsQuery,
        answer: answers(approvalsView, { data: [anApproval], page: { next: null } }),
      },
      countApprovals: {
        summary: { tw: '等我核准、和我提出後在等的筆數', en: 'How many wait for me, and how many of mine wait' },
        answer: answers(approvalCountView, { data: { decide: 1, mine: 0 } }),
      },
      getApproval: {
        summary: { tw: '一筆變更', en: 'One of them' },
        params: { id },
        answer: shown,
        refusals: [missing],
      },
      approve: decides('核准，變更立即生效', 'Approves it; the change happens at once', {
        about: {
          tw: '提出的人不能核准自己的變更。提出後資料若被改過，變更不生效，這筆會標成「資料已變」。',
          en: 'Never by who asked. If what it is about has changed since, it has no effect and is closed as stale.',
        },
        refusals: [
          ...second,
          refuses(409, 'msg', 'APPROVAL_STALE'),
          refuses(409, 'msg', 'APPROVAL_ASKER_GONE'),
          ...applies,
        ],
      }),
      refuse: decides('不核准', 'Refuses it', {
        bodies: [
          { name: { tw: '原因', en: 'Why' }, schema: refuseApprovalBody, example: { reason: '請改在維護時段更換' } },
        ],
        refusals: second,
      }),
      withdraw: decides('撤回自己提出的變更', 'Withdraws one’s own request', {
        refusals: [missing, refuses(403, 'msg', 'APPROVAL_ASKER_ONLY'), over, late],
      }),
    },
  });
}
