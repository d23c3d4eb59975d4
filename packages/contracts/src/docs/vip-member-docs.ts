import {
  addVipBody,
  changeVipBody,
  vipAgentsQuery,
  vipAgentsView,
  vipCardQuery,
  vipCardView,
  vipCountsView,
  vipEntryView,
  vipListView,
  vipQuery,
  type VipRow,
} from '../vip/members.ts';
import { vipReasonBody } from '../vip/parts.ts';
import { vipMemberCalls } from '../vip/members.calls.ts';
import { answers, describeCalls, refuses } from './call-doc.ts';
import { TIME } from './example-case.ts';

const END = '2026-12-31T23:59:59+08:00';
const row: VipRow = {
  id: 12,
  game_id: 'H73',
  partner_uid: 'uid-900002',
  source: 'manual',
  level: 1,
  begins_at: TIME,
  ends_at: END,
  state: 'active',
  agent: { login: 'yue', name: '小岳' },
  note: '老玩家，偏好電話聯絡',
  ranking: 1,
  counts: true,
  changed_at: TIME,
  changed_by: '小婷',
  version: 1,
  may: ['change', 'end'],
};
const terms = { level: 1, begins_on: '', ends_on: '2026-12-31', agent: 'yue', note: row.note };

const forbidden = refuses(403, 'msg', 'FORBIDDEN');
const absent = refuses(404, 'noexist', 'VIP_NOEXIST');
const moved = refuses(409, 'msg', 'VIP_MOVED');
const noAgent = refuses(400, 'agent', 'VIP_AGENT');
const past = refuses(400, 'ends_on', 'VIP_PAST');
const noKey = refuses(400, 'msg', 'VIP_KEY');
const entry = { entry: { tw: '名單編號', en: 'number of the entry', example: '12' } };
const one = answers(vipEntryView, { data: row });
const why = (reason: string) => [{ name: { tw: '原因', en: 'Why' }, schema: vipReasonBody, example: { reason } }];

export const vipMemberDocs = describeCalls({
  name: { tw: 'VIP 名單', en: 'Who is VIP' },
  of: vipMemberCalls,
  calls: {
    listVip: {
      summary: { tw: 'VIP 名單，快到期的在前', en: 'The list, what ends next first' },
      about: {
        tw: '一個帳號的每個來源各一列：人工名單、遊戲送來的名單、消費規則。人工的優先（等級 0 表示一律不是 VIP），其餘取較高的；`ranking` 是現在的結果。`q` 也可以是角色名稱，或角色 ID（要指定遊戲）。',
        en: 'A line for each source of an account: the list that staff keeps, a list of the game, the rule. What staff says wins (level 0: never), of the others the higher one; `ranking` is what comes of it now. `q` may also be the name of a character, or its id where a game is named.',
      },
      query: vipQuery,
      answer: answers(vipListView, { data: [row], page: { next: null } }),
      refusals: [forbidden],
    },
    countVip: {
      summary: { tw: '快到期的有幾筆', en: 'How many end soon' },
      answer: answers(vipCountsView, { data: { expiring: 4, more: false, days: 7 } }),
      refusals: [forbidden],
    },
    listVipAgents: {
      summary: { tw: '可以指定為專屬客服的人', en: 'Who can be a named agent' },
      query: vipAgentsQuery,
      answer: answers(vipAgentsView, { data: [{ login: 'yue', name: '小岳' }] }),
      refusals: [absent],
    },
    addVip: {
      summary: { tw: '加入人工名單', en: 'Adds an entry to the list of staff' },
      about: {
        tw: '結束過的帳號可以再加入，接著原來的紀錄。',
        en: 'An account whose entry is over can be added again; its history goes on.',
      },
      bodies: [
        {
          name: { tw: '一筆', en: 'An entry' },
          schema: addVipBody,
          example: { game_id: 'H73', partner_uid: row.partner_uid, ...terms, reason: '年度 VIP 名單' },
        },
      ],
      answer: one,
      refusals: [forbidden, absent, noKey, noAgent, past, refuses(409, 'partner_uid', 'VIP_KNOWN')],
    },
    getVip: {
      summary: { tw: '一筆人工名單', en: 'An entry of staff' },
      params: entry,
      answer: one,
      refusals: [forbidden, absent],
    },
    changeVip: {
      summary: { tw: '修改人工名單', en: 'Changes an entry of staff' },
      about: {
        tw: '`If-Match` 帶讀到的 `version`。`begins_on` 空白表示照原來的。',
        en: '`If-Match` names the `version` that was read. Without `begins_on` it begins when it did.',
      },
      params: entry,
      bodies: [
        {
          name: { tw: '改成', en: 'As it shall be' },
          schema: changeVipBody,
          example: { ...terms, reason: '延長一年' },
        },
      ],
      answer: one,
      refusals: [forbidden, absent, moved, noAgent, past],
    },
    endVip: {
      summary: { tw: '馬上結束一筆', en: 'Ends an entry at once' },
      params: entry,
      bodies: why('玩家不再是 VIP'),
      answer: one,
      refusals: [forbidden, absent, moved, refuses(409, 'msg', 'VIP_OVER')],
    },
    showVipCard: {
      summary: { tw: '玩家卡：VIP', en: 'The player’s card: VIP' },
      about: {
        tw: '現在的等級、來源、專屬客服、近期消費，以及每次變動的人、時間、原因。看過會留下紀錄。',
        en: 'The level now and where it comes from, the named agent, what was paid of late, and who changed what when and why. Looking leaves a trace.',
      },
      query: vipCardQuery,
      answer: answers(vipCardView, {
        data: {
          level: 1,
          source: 'manual',
          ends_at: END,
          agent: row.agent,
          note: row.note,
          sources: [row],
          spend: { days: 90, amount_twd: 42_000, orders: 5 },
          history: [
            {
              at: TIME,
              source: 'manual',
              action: 'set',
              who: '小婷',
              reason: '年度 VIP 名單',
              before: null,
              after: { level: 1, ends_at: END },
            },
          ],
        },
        page: { next: null },
      }),
      refusals: [forbidden, refuses(404, 'noexist', 'VIP_NOEXIST')],
    },
  },
});
