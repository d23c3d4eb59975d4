import { eventBody, newEventBody } from '../events/codes/event-content.ts';
import { eventCalls, eventPictureCalls, redemptionCalls, codeExportCalls } from '../events/codes/events.calls.ts';
import {
  eventFiguresQuery,
  eventFiguresView,
  eventsQuery,
  eventsView,
  eventView,
  publishBody,
  publishView,
  testRedeemBody,
  testRedeemView,
} from '../events/codes/events.ts';
import { reasonBody } from '../events/deliveries.ts';
import { answers, refuses, type CallDoc, type CallGroup, describeCalls } from './call-doc.ts';
import { anEvent, anEventRow, eventContent } from './example-event.ts';
import { eventPictureDocs } from './event-picture-docs.ts';
import { redemptionDeskDocs } from './redemption-desk-docs.ts';

const event = { event: { tw: '活動編號', en: 'number of the event', example: '1' } };
const forbidden = refuses(403, 'msg', 'FORBIDDEN');
const absent = refuses(404, 'noexist', 'EVENT_UNKNOWN');
const moved = refuses(409, 'msg', 'EVENT_MOVED');
const state = refuses(409, 'msg', 'EVENT_STATE');
const one = answers(eventView, { data: anEvent });
const sums = { redeemed: 48, wrong: 17, locked: 1, substitutes: 1 };

const deed = (tw: string, en: string, over: Partial<CallDoc> = {}): CallDoc => ({
  summary: { tw, en },
  params: event,
  bodies: [{ name: { tw: '原因', en: 'Why' }, schema: reasonBody, example: { reason: '獎勵內容寫錯，先停下' } }],
  answer: one,
  refusals: [forbidden, absent, moved, state],
  ...over,
});

const drafts = {
  listEvents: {
    summary: { tw: '活動清單，新的在前', en: 'Events, the newest first' },
    query: eventsQuery,
    answer: answers(eventsView, { data: [anEventRow], page: { next: null } }),
    refusals: [forbidden],
  },
  createEvent: {
    summary: { tw: '新的活動草稿', en: 'A new event, as a draft' },
    about: {
      tw: '一定要有 Idempotency-Key。時間是臺北的分鐘，最後一分鐘算到最後一秒。',
      en: 'Needs an Idempotency-Key. Times are minutes of Taipei; the last one is good to its last second.',
    },
    bodies: [
      {
        name: { tw: '活動', en: 'An event' },
        schema: newEventBody,
        example: {
          game_id: 'H73',
          ...eventContent,
          categories: eventContent.categories.map((one) => ({ ...one, id: 0 })),
        },
      },
    ],
    answer: one,
    refusals: [forbidden, absent, refuses(400, 'msg', 'KEY_NEEDED')],
  },
  getEvent: {
    summary: { tw: '一個活動：草稿和玩家看到的內容', en: 'One event: its draft and what players see' },
    params: event,
    answer: one,
    refusals: [absent],
  },
  changeEvent: {
    summary: { tw: '修改草稿', en: 'Changes the draft' },
    about: {
      tw: '玩家看到的內容要發布後才會改變。已發布或已有序號的獎勵不能移除，只能停止兌換。',
      en: 'Players see it after the next publication. A reward that is published or has codes is not removed but closed.',
    },
    params: event,
    bodies: [{ name: { tw: '草稿', en: 'The draft' }, schema: eventBody, example: { ...eventContent } }],
    answer: one,
    refusals: [
      forbidden,
      absent,
      moved,
      refuses(409, 'categories', 'CATEGORY_LIVE'),
      refuses(409, 'categories', 'CATEGORY_HAS_CODES'),
    ],
  },
} satisfies CallGroup['calls'];

const deeds = {
  publishEvent: deed('提出發布，由第二人核准', 'Asks a second person to publish the draft', {
    bodies: [{ name: { tw: '原因', en: 'Why' }, schema: publishBody, example: { reason: '週年慶準時上線' } }],
    answer: answers(publishView, {
      data: { ...anEvent, row: { ...anEventRow, changed: true, approval: 12 } },
      approval: 12,
    }),
    refusals: [
      forbidden,
      absent,
      moved,
      refuses(409, 'msg', 'EVENT_SAME'),
      refuses(409, 'msg', 'EVENT_FORGOTTEN'),
      refuses(409, 'msg', 'APPROVAL_PENDING'),
    ],
  }),
  stopEvent: deed('立刻停止兌換', 'Stops it at once'),
  resumeEvent: deed('恢復兌換', 'Lets it go on'),
  removeEvent: deed('移除沒有序號的草稿', 'Removes a draft that has no codes', {
    refusals: [forbidden, absent, moved, state, refuses(409, 'msg', 'EVENT_HAS_BATCHES')],
  }),
  testRedeem: {
    summary: {
      tw: '試兌換：和玩家一樣的規則，不會用掉序號；會留下稽核紀錄',
      en: 'Tries a code by the players’ rules and uses nothing up; leaves a trace',
    },
    params: event,
    bodies: [
      {
        name: { tw: '序號和角色', en: 'A code, and whose' },
        schema: testRedeemBody,
        example: { serial_no: 'DEMO-2026-0001', server_id: 'tw_2001', role_id: '123456789' },
      },
    ],
    answer: answers(testRedeemView, {
      outcome: 'good',
      counts: false,
      message: '兌換成功，獎勵將寄送至遊戲內信箱',
      code: 'DEMO-2026-0001',
      batch: 1,
      role: { server_id: 'tw_2001', role_id: '123456789', name: '旅人', confirmed: true },
      mail: {
        category: '週年禮包',
        title: '週年禮包已送達',
        body: '感謝您參與活動。',
        items: [{ item_code: 'gift_box_a', qty: 1 }],
        expire_days: 30,
        leaves_at: '2026-11-21T10:20:00+08:00',
        deadline_at: '2026-11-23T23:59:59+08:00',
      },
    }),
    refusals: [forbidden, absent, refuses(400, 'role_id', 'ROLE_ABSENT'), refuses(400, 'role_id', 'ROLE_BANNED')],
  },
  getEventFigures: {
    summary: { tw: '兌換、錯誤、鎖定隨時間的變化', en: 'Redeemed, wrong and locked over time' },
    params: event,
    query: eventFiguresQuery,
    answer: answers(eventFiguresView, {
      data: {
        step: 'day',
        totals: sums,
        points: [{ at: '2026-11-21', ...sums }],
        locked_now: 1,
        by_category: [{ id: 1, title: '週年禮包', codes: 1000, used: 48, redeemed: 48 }],
        mails: { queued: 1, sent: 45, failed: 2 },
      },
    }),
    refusals: [absent],
  },
} satisfies CallGroup['calls'];

export const eventDocs = describeCalls({
  name: { tw: '活動與兌換', en: 'Events and redemptions' },
  of: { ...eventCalls, ...eventPictureCalls, ...redemptionCalls, ...codeExportCalls },
  calls: { ...drafts, ...eventPictureDocs, ...deeds, ...redemptionDeskDocs },
});
