import {
  cardRedemptionsQuery,
  cardRedemptionsView,
  codeExportBody,
  codeExportListView,
  codeExportView,
  locksQuery,
  locksView,
  lockView,
  redemptionsQuery,
  redemptionsView,
  substituteBody,
  substituteView,
  unlockBody,
} from '../events/codes/redemptions.ts';
import { answers, refuses, type CallGroup } from './call-doc.ts';
import { exportFileDocs } from './export-docs.ts';
import { aCodeExport, aLock, aRedemption } from './example-event.ts';

const event = { event: { tw: '活動編號', en: 'number of the event', example: '1' } };
const file = { export: { tw: '檔案代號', en: 'name of the file', example: aCodeExport.id } };
const forbidden = refuses(403, 'msg', 'FORBIDDEN');
const absent = refuses(404, 'noexist', 'EVENT_UNKNOWN');
const noFile = refuses(404, 'msg', 'NOT_FOUND');
const page = { next: null };

const people = {
  listRedemptions: {
    summary: { tw: '誰兌換了什麼，新的在前', en: 'Who redeemed what, the newest first' },
    params: event,
    query: redemptionsQuery,
    answer: answers(redemptionsView, { data: [aRedemption], page }),
    refusals: [absent],
  },
  giveSubstitute: {
    summary: { tw: '補發一份獎勵', en: 'Gives a reward by hand' },
    about: {
      tw: '一定要有 Idempotency-Key。先向遊戲確認角色，和序號一樣占用這個帳號的次數；超過當天件數的，等第二人核准。',
      en: 'Needs an Idempotency-Key. The game is asked for the role first. It takes a place of the account as a code does. Above the day’s quota it waits for a second person.',
    },
    params: event,
    bodies: [
      {
        name: { tw: '補發', en: 'A substitute' },
        schema: substituteBody,
        example: {
          category_id: 1,
          server_id: 'tw_2001',
          role_id: '123456789',
          partner_uid: 'uid-900001',
          reason: '序號卡刮壞，已核對實體卡',
        },
      },
    ],
    answer: answers(substituteView, {
      data: { redemption: { ...aRedemption, batch: null, code: '', by: '小敏' }, approval: null },
    }),
    refusals: [
      forbidden,
      absent,
      refuses(400, 'msg', 'KEY_NEEDED'),
      refuses(400, 'category_id', 'CATEGORY_FOREIGN'),
      refuses(400, 'role_id', 'ROLE_ABSENT'),
      refuses(400, 'role_id', 'ROLE_BANNED'),
      refuses(503, 'msg', 'ROLE_UNSURE'),
      refuses(409, 'msg', 'CATEGORY_DONE'),
      refuses(409, 'msg', 'EVENT_UNPUBLISHED'),
      refuses(409, 'msg', 'EVENT_FORGOTTEN'),
    ],
  },
  listLocks: {
    summary: { tw: '輸錯和被鎖定的帳號', en: 'Accounts that entered wrong codes, or are locked' },
    params: event,
    query: locksQuery,
    answer: answers(locksView, { data: [aLock], page }),
    refusals: [absent],
  },
  unlock: {
    summary: { tw: '解除鎖定，錯誤次數歸零', en: 'Unlocks an account, which begins with a fresh count' },
    params: { lock: { tw: '鎖定編號', en: 'number of the lock', example: '7' } },
    bodies: [{ name: { tw: '原因', en: 'Why' }, schema: unlockBody, example: { reason: '已確認是本人輸錯' } }],
    answer: answers(lockView, { data: { ...aLock, fails: 0, locked_at: null, tries: [], may_unlock: false } }),
    refusals: [forbidden, refuses(404, 'noexist', 'LOCK_UNKNOWN')],
  },
  listCardRedemptions: {
    summary: { tw: '玩家卡：遊戲帳號的兌換與鎖定', en: 'The player’s card: redemptions and locks of the account' },
    query: cardRedemptionsQuery,
    answer: answers(cardRedemptionsView, { data: [aRedemption], locks: [aLock], page }),
    refusals: [absent],
  },
} satisfies CallGroup['calls'];

const files = {
  listExports: {
    summary: { tw: '我匯出的檔案', en: 'My exports' },
    answer: answers(codeExportListView, { data: [aCodeExport], page }),
    refusals: [forbidden],
  },
  requestExport: {
    summary: { tw: '把兌換或鎖定紀錄匯出成 CSV', en: 'Asks for redemptions or locks as a CSV' },
    about: {
      tw: '在背景寫成檔案，每人同時最多 3 個；角色和帳號只有 personal=1 才在裡面。序號只有末四碼。',
      en: 'A file is written in the background, 3 at a time; roles and accounts are in it with personal=1 alone. Of codes it has the last four signs.',
    },
    bodies: [
      {
        name: { tw: '要匯出什麼，用途是什麼', en: 'What, and what it is for' },
        schema: codeExportBody,
        example: { kind: 'redemptions', event_id: 1, personal: '0', reason: '與遊戲團隊對帳' },
      },
    ],
    answer: answers(codeExportView, {
      data: { ...aCodeExport, state: 'waiting', rows: 0, rows_all: null, bytes: null, expires_at: null },
    }),
    refusals: [forbidden, absent, refuses(400, 'batch', 'BATCH_FOREIGN'), refuses(409, 'msg', 'EXPORT_MANY')],
  },
  ...exportFileDocs({
    params: file,
    absent: noFile,
    view: codeExportView,
    cancelled: { data: { ...aCodeExport, state: 'cancelled', bytes: null, expires_at: null } },
  }),
} satisfies CallGroup['calls'];

export const redemptionDeskDocs = { ...people, ...files };
