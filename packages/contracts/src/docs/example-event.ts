import type { EventData, EventRow } from '../events/codes/events.ts';
import type { CodeExportRow, LockRow, RedemptionRow } from '../events/codes/redemptions.ts';
import { inEach } from './in-each.ts';
import { TIME } from './example-case.ts';

const LATER = '2026-12-21T23:59:59+08:00';

export const anEventRow: EventRow = {
  id: 1,
  game_id: 'H73',
  name: '週年慶序號兌換',
  art: 'anniversary',
  phase: 'open',
  starts_at: TIME,
  ends_at: LATER,
  categories: 1,
  codes: 1000,
  used: 48,
  locked: 1,
  changed: false,
  approval: null,
  version: 2,
};
export const eventContent: EventData['draft'] = {
  ...inEach('name', ['週年慶序號兌換', '週年慶序號兌換', 'Anniversary codes']),
  ...inEach('intro', [
    '輸入週年慶卡片上的序號，就能領取禮包。',
    '輸入週年慶卡片上的序號，即可領取禮包。',
    'Enter the code on your anniversary card to get a gift pack.',
  ]),
  art: 'anniversary',
  starts: '2026-11-21T10:20',
  ends: '2026-12-21T23:59',
  error_limit: 10,
  pace: 'at_once',
  keyword: false,
  categories: [
    {
      id: 1,
      ...inEach('title', ['週年禮包', '週年禮包', 'Anniversary pack']),
      ...inEach('contents', ['禮盒 A ×1', '禮盒 A ×1', 'Gift box A ×1']),
      per_account: 1,
      open: true,
      ...inEach('mail_title', ['週年禮包已送達', '週年禮包已送達', 'Your anniversary pack is here']),
      ...inEach('mail_body', ['感謝您參與活動。', '多謝您參與活動。', 'Thank you for joining in.']),
      items: [{ item_code: 'gift_box_a', qty: 1 }],
      expire_days: 30,
    },
  ],
};
export const anEvent: EventData = {
  row: anEventRow,
  draft: eventContent,
  live: eventContent,
  address: 'https://player.example/events/event_serial?event_id=1',
  changed_by: '小傑',
  changed_at: TIME,
  published_at: TIME,
  published_by: '小傑',
  stopped: null,
  may: ['edit', 'test', 'stop', 'batches', 'export'],
};
export const aRedemption: RedemptionRow = {
  id: 48,
  event_id: 1,
  event_name: '週年慶序號兌換',
  game_id: 'H73',
  category_id: 1,
  category: '週年禮包',
  batch: { id: 1, name: '週年慶卡片' },
  code: '••••2026',
  server_id: 'tw_2001',
  role_id: '123456789',
  role_name: '測試角色',
  partner_uid: 'uid-900001',
  items: [{ item_code: 'gift_box_a', qty: 1 }],
  mail_status: 'sent',
  delivery: 4211,
  by: '',
  reason: '',
  at: TIME,
};
export const aLock: LockRow = {
  id: 7,
  event_id: 1,
  event_name: '週年慶序號兌換',
  game_id: 'H73',
  server_id: 'tw_2001',
  role_id: '123456787',
  role_name: '差一天十八',
  partner_uid: 'uid-900009',
  fails: 10,
  limit: 10,
  locked_at: TIME,
  last_at: TIME,
  tries: [{ at: TIME, why: 'unknown' }],
  may_unlock: true,
};
export const aCodeExport: CodeExportRow = {
  id: '7QK3M9ZT2B8XW4RN6VDH5CJP1E',
  kind: 'redemptions',
  state: 'done',
  event_id: 1,
  event_name: '週年慶序號兌換',
  batch: null,
  personal: false,
  reason: '與遊戲團隊對帳',
  rows: 48,
  rows_all: 48,
  bytes: 5120,
  asked_at: TIME,
  expires_at: LATER,
  fault: '',
};
