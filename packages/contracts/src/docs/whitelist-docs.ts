import { whitelistCalls } from '../support/whitelist.calls.ts';
import {
  removedView,
  removeWhitelistBody,
  whitelistBody,
  whitelistEntryView,
  whitelistImportBody,
  whitelistImportView,
  whitelistQuery,
  whitelistView,
  type WhitelistRow,
} from '../support/whitelist-desk.ts';
import { answers, describeCalls, refuses } from './call-doc.ts';
import { TIME } from './example-case.ts';

const row: WhitelistRow = {
  id: 12,
  list: 'preview',
  kind: 'account',
  game_id: 'H73',
  value: 'uid-tester',
  note: '測試帳號',
  ends_at: TIME,
  over: false,
  mine: true,
};
const added = {
  list: 'preview',
  kind: 'account',
  game_id: 'H73',
  ends_at: '2026-12-31T23:59',
  reason: '驗收十二月活動',
};
const forbidden = refuses(403, 'msg', 'FORBIDDEN');

export const whitelistDocs = describeCalls({
  name: { tw: '白名單', en: 'Whitelists' },
  of: whitelistCalls,
  calls: {
    listWhitelist: {
      summary: { tw: '名單，新的在前', en: 'A list, the newest first' },
      about: {
        tw: '`q` 找完整的帳號、角色編號或網段，或備註裡的字。只能看的人看到遮住的內容。',
        en: '`q` finds a whole account, character or network, or words of a note. Who may only look sees masked values.',
      },
      query: whitelistQuery,
      answer: answers(whitelistView, { data: [row], page: { next: null, total: 1 } }),
      refusals: [forbidden],
    },
    addToWhitelist: {
      summary: { tw: '加入一筆', en: 'Adds an entry' },
      about: { tw: '最慢 30 秒後生效。', en: 'Takes effect within 30 seconds.' },
      bodies: [
        {
          name: { tw: '一筆', en: 'An entry' },
          schema: whitelistBody,
          example: { ...added, value: row.value, note: row.note },
        },
      ],
      answer: answers(whitelistEntryView, { data: row }),
      refusals: [forbidden, refuses(400, 'value', 'WHITELIST_KNOWN'), refuses(400, 'value', 'WHITELIST_FULL')],
    },
    importWhitelist: {
      summary: { tw: '匯入許多筆；先比對，再加入', en: 'Imports many: looked at first, then added' },
      about: {
        tw: '一列一筆：`內容` 或 `內容,備註`。有問題的列不會加入，會逐列說明。',
        en: 'A line each: `value` or `value,note`. Lines that cannot be taken are left out and told.',
      },
      bodies: [
        {
          name: { tw: '許多筆', en: 'Many' },
          schema: whitelistImportBody,
          example: { ...added, text: 'uid-1,小美\nuid-2,阿凱', apply: false },
        },
      ],
      answer: answers(whitelistImportView, {
        data: {
          applied: false,
          fresh: 2,
          known: 0,
          twice: 0,
          fault_count: 1,
          faults: [{ line: 3, value: 'uid 3', text: '只能用英文、數字和符號，中間不能有空格' }],
        },
      }),
      refusals: [forbidden, refuses(400, 'text', 'WHITELIST_LINES'), refuses(400, 'text', 'WHITELIST_FULL')],
    },
    removeFromWhitelist: {
      summary: { tw: '移出名單', en: 'Takes an entry off' },
      params: { id: { tw: '編號', en: 'number of the entry', example: '12' } },
      bodies: [{ name: { tw: '原因', en: 'Why' }, schema: removeWhitelistBody, example: { reason: '活動已經開放' } }],
      answer: answers(removedView, { data: { removed: true } }),
      refusals: [forbidden, refuses(404, 'noexist', 'WHITELIST_NOEXIST')],
    },
  },
});
