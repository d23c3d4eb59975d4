import { partnerKeyCalls } from '../identity/partner-keys.calls.ts';
import { approvalView } from '../approvals/messages.ts';
import { gameAddressBody, gameLinkTestBody, gameLinkTestView } from '../identity/game-links.ts';
import {
  partnerKeyRequestBody,
  partnerKeyRequestView,
  partnerKeysQuery,
  partnerKeysView,
  partnerKeyTestBody,
  partnerKeyTestView,
} from '../identity/partner-keys.ts';
import { anApproval } from './approval-docs.ts';
import { answers, refuses, describeCalls } from './call-doc.ts';

const forbidden = refuses(403, 'msg', 'FORBIDDEN');
const reason = '每半年例行更換';
const ADDRESS = 'https://game.example/hub';
const found = { found: 'well', why: '', ms: 41 } as const;
const names = { game_id: 'H73', kid: 'h73-2026b', reason };

export const partnerKeyDocs = describeCalls({
  name: { tw: '遊戲金鑰', en: 'Keys of the games' },
  of: partnerKeyCalls,
  calls: {
    listPartnerKeys: {
      summary: {
        tw: '各遊戲的金鑰（玩家權杖、伺服器連線）與伺服器位址',
        en: 'Keys of the games, for tokens and for links, and where their servers are',
      },
      query: partnerKeysQuery,
      answer: answers(partnerKeysView, {
        data: [
          {
            kid: 'h73-2026a',
            game_id: 'H73',
            purpose: 'token',
            alg: 'HS256',
            state: 'live',
            print: '',
            created_at: '2026-05-20T10:00:00+08:00',
            starts_at: '2026-05-20T10:00:00+08:00',
            ends_at: null,
          },
        ],
        addresses: [{ game_id: 'H73', base_url: ADDRESS, changed_at: '2026-05-20T10:00:00+08:00' }],
        page: { next: null },
      }),
      refusals: [forbidden],
    },
    requestPartnerKey: {
      summary: {
        tw: '提出新增、更換或停用，等另一位系統管理者核准',
        en: 'Asks another owner for a change of the keys',
      },
      bodies: [
        {
          name: { tw: '更換（新舊並行一段時間）', en: 'Rotate: both work for a while' },
          schema: partnerKeyRequestBody,
          example: {
            ...names,
            purpose: 'token',
            deed: 'rotate',
            alg: 'HS256',
            public_key: '',
            old_kid: 'h73-2026a',
            overlap_h: 24,
          },
        },
      ],
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
    testPartnerKey: {
      summary: { tw: '試一個權杖：收不收、為什麼', en: 'Tries a token: is it taken, and if not, why' },
      bodies: [
        { name: { tw: '權杖', en: 'The token' }, schema: partnerKeyTestBody, example: { token: 'eyJhbGciOi…' } },
      ],
      answer: answers(partnerKeyTestView, {
        data: { ok: false, kid: 'h73-2026a', game_id: '', why: 'signature verification failed' },
      }),
      refusals: [forbidden],
    },
    requestGameAddress: {
      summary: {
        tw: '提出遊戲伺服器的新位址，等另一位系統管理者核准',
        en: 'Asks another owner for another address of a game’s server',
      },
      bodies: [
        {
          name: { tw: '位址', en: 'The address' },
          schema: gameAddressBody,
          example: { game_id: 'H73', base_url: ADDRESS, reason: '遊戲方搬遷機房' },
        },
      ],
      answer: answers(approvalView, { data: anApproval }),
      refusals: [
        forbidden,
        refuses(403, 'step_up', 'STEP_UP_NEEDED'),
        refuses(400, 'base_url', 'ADDRESS_HTTPS'),
        refuses(400, 'base_url', 'ADDRESS_PRIVATE'),
        refuses(400, 'base_url', 'ADDRESS_UNKNOWN'),
        refuses(400, 'base_url', 'ADDRESS_SAME'),
        refuses(409, 'msg', 'APPROVAL_PENDING'),
      ],
    },
    testGameLink: {
      summary: {
        tw: '試遊戲伺服器的連線：健康狀態，每把金鑰各查一次角色，再用錯的密鑰查一次',
        en: 'Tries the link of a game: its health, a look-up with each live key, and one under a wrong secret',
      },
      bodies: [{ name: { tw: '遊戲', en: 'The game' }, schema: gameLinkTestBody, example: { game_id: 'H73' } }],
      answer: answers(gameLinkTestView, {
        data: {
          game_id: 'H73',
          base_url: ADDRESS,
          ok: true,
          clock_s: 0,
          health: found,
          keys: [{ kid: 'h73-link-2026a', ...found, why: '404 role_not_found' }],
        },
      }),
      refusals: [forbidden, refuses(409, 'msg', 'LINK_INCOMPLETE')],
    },
  },
});
