import {
  partnerKeyRequestBody,
  partnerKeyRequestView,
  partnerKeysQuery,
  partnerKeysView,
  partnerKeyTestBody,
  partnerKeyTestView,
} from '../identity/partner-keys.ts';
import { anApproval } from './approval-calls.ts';
import { answers, refuses, type CallGroup } from './call-doc.ts';

const BASE = '/api/staff/partner_keys';
const forbidden = refuses(403, 'msg', 'FORBIDDEN');
const reason = '每半年例行更換';
const names = { game_id: 'H73', kid: 'h73-2026b', reason };

export const partnerKeyCalls: CallGroup = {
  name: { tw: '遊戲金鑰', en: 'Keys of the games' },
  calls: {
    [`GET ${BASE}`]: {
      summary: { tw: '各遊戲簽發權杖的金鑰', en: 'Keys with which the games sign their tokens' },
      query: partnerKeysQuery,
      answer: answers(partnerKeysView, {
        data: [
          {
            kid: 'h73-2026a',
            game_id: 'H73',
            alg: 'HS256',
            state: 'live',
            print: '',
            created_at: '2026-05-20T10:00:00+08:00',
            starts_at: '2026-05-20T10:00:00+08:00',
            ends_at: null,
          },
        ],
        page: { next: null },
      }),
      refusals: [forbidden],
    },
    [`POST ${BASE}/requests`]: {
      summary: {
        tw: '提出新增、更換或停用，等另一位系統管理者核准',
        en: 'Asks another owner for a change of the keys',
      },
      submit: true,
      bodies: [
        {
          name: { tw: '更換（新舊並行一段時間）', en: 'Rotate: both work for a while' },
          schema: partnerKeyRequestBody,
          example: { ...names, deed: 'rotate', alg: 'HS256', public_key: '', old_kid: 'h73-2026a', overlap_h: 24 },
        },
      ],
      status: 201,
      answer: answers(partnerKeyRequestView, { data: { approval: anApproval, secret: 'shown-this-once' } }),
      refusals: [
        forbidden,
        refuses(403, 'step_up', 'STEP_UP_NEEDED'),
        refuses(400, 'kid', 'KEY_NAME_TAKEN'),
        refuses(400, 'old_kid', 'KEY_NOT_LIVE'),
        refuses(409, 'msg', 'KEY_ROOM'),
        refuses(409, 'msg', 'APPROVAL_PENDING'),
      ],
    },
    [`POST ${BASE}/test`]: {
      summary: { tw: '試一個權杖：收不收、為什麼', en: 'Tries a token: is it taken, and if not, why' },
      bodies: [
        { name: { tw: '權杖', en: 'The token' }, schema: partnerKeyTestBody, example: { token: 'eyJhbGciOi…' } },
      ],
      answer: answers(partnerKeyTestView, {
        data: { ok: false, kid: 'h73-2026a', game_id: '', why: 'signature verification failed' },
      }),
      refusals: [forbidden],
    },
  },
};
