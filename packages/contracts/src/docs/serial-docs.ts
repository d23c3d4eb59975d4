import { serialCalls } from '../events/codes/serials.calls.ts';
import {
  commitBody,
  generateBody,
  importBody,
  keywordBody,
  lookUpCodeBody,
  lookUpCodeView,
  serialBatchesQuery,
  serialBatchesView,
  serialBatchView,
  type SerialBatch,
} from '../events/codes/serials.ts';
import { reasonBody } from '../events/deliveries.ts';
import { answers, refuses, type CallDoc, type CallGroup, describeCalls } from './call-doc.ts';

const aBatch: SerialBatch = {
  id: 77,
  event_id: 12,
  event_name: '週年活動',
  game_id: 'H73',
  category_id: 31,
  category: '週年禮包 A',
  rewards: [
    { title: '週年禮包 A', codes: 799_812 },
    { title: '週年禮包 B', codes: 200_000 },
  ],
  kind: 'imported',
  name: '合作通路 11 月',
  state: 'checked',
  file_name: 'codes.csv.gz',
  file_sha256: '5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef',
  rows: 1_000_000,
  accepted: 999_812,
  blank: 0,
  too_short: 3,
  too_long: 0,
  bad_chars: 0,
  many_cells: 0,
  bad_category: 0,
  dup_in_file: 180,
  dup_in_system: 5,
  dup_keyword: 0,
  skipped_bad: false,
  done: 1_000_000,
  all: 1_000_000,
  elapsed_ms: 21_450,
  codes: 0,
  used: 0,
  cap: null,
  code_length: null,
  fault: '',
  made_by: '小岳',
  made_at: '2026-11-22T10:00:00+08:00',
  ready_at: null,
  disabled_at: null,
  disabled_by: '',
  expires_at: '2026-11-24T10:00:21+08:00',
  approval: null,
  download: null,
  fetching: false,
  downloaded_at: null,
  version: 2,
  may: ['commit', 'cancel', 'errors'],
};

const batch = { batch: { tw: '批次編號', en: 'number of the batch', example: '77' } };
const forbidden = refuses(403, 'msg', 'FORBIDDEN');
const absent = refuses(404, 'noexist', 'SERIAL_BATCH_NOEXIST');
const noEvent = refuses(404, 'noexist', 'EVENT_NOEXIST');
const noCategory = refuses(400, 'category_id', 'CATEGORY_NEEDED');
const keyNeeded = refuses(400, 'msg', 'KEY_NEEDED');
const state = refuses(409, 'msg', 'SERIAL_STATE');
const moved = [forbidden, absent, state, refuses(409, 'msg', 'SERIAL_MOVED')];
const one = answers(serialBatchView, { data: aBatch });
const ofEvent = { event_id: 12, category_id: 31, name: '合作通路 11 月' };
const why = (reason: string) => [{ name: { tw: '原因', en: 'Why' }, schema: reasonBody, example: { reason } }];

const ordering = (tw: string, en: string, over: Partial<CallDoc>): CallDoc => ({
  summary: { tw, en },
  answer: one,
  refusals: [forbidden, noEvent, noCategory, keyNeeded],
  ...over,
});
const deed = (tw: string, en: string, over: Partial<CallDoc> = {}): CallDoc => ({
  summary: { tw, en },
  params: batch,
  answer: one,
  refusals: moved,
  ...over,
});

const orders = {
  orderCodes: ordering('產生序號', 'Makes codes', {
    about: {
      tw: '由背景程式產生；`state` 到 `ready` 才能兌換。序號 12–16 碼，不含 0 O 1 I L，最後一碼是檢查碼。',
      en: 'The worker makes them; they are good from `ready` on. 12 to 16 signs without 0 O 1 I L, the last one a check sign.',
    },
    bodies: [
      {
        name: { tw: '產生', en: 'An order' },
        schema: generateBody,
        example: { ...ofEvent, many: 100_000, length: 12 },
      },
    ],
  }),
  addKeyword: ordering('新增通關密語', 'A word that many may use', {
    about: {
      tw: '同一個遊戲裡，通關密語不能和別的活動的通關密語或序號相同；停用的批次不算。',
      en: 'Within a game a keyword is no keyword and no code of another event, apart from those of disabled batches.',
    },
    bodies: [
      {
        name: { tw: '通關密語', en: 'A keyword' },
        schema: keywordBody,
        example: { ...ofEvent, keyword: 'LUCKY2026', cap: 5000 },
      },
    ],
    refusals: [
      forbidden,
      noEvent,
      noCategory,
      keyNeeded,
      refuses(400, 'keyword', 'SERIAL_SHORT'),
      refuses(400, 'keyword', 'SERIAL_SIGNS'),
      refuses(409, 'keyword', 'KEYWORD_OFF'),
      refuses(409, 'keyword', 'KEYWORD_TAKEN'),
      refuses(409, 'keyword', 'KEYWORD_IS_KEYWORD'),
      refuses(409, 'keyword', 'KEYWORD_IS_CODE'),
    ],
  }),
  importCodes: ordering('匯入序號檔', 'Takes a file of codes', {
    about: {
      tw: 'CSV 或 CSV.gz（UTF-8），標題列 `serial_no[,category_code][,note]`。檔案加密存放，讀完後是一份報告，確認後才生效；同一個活動不收同一個檔案兩次。',
      en: 'CSV or CSV.gz in UTF-8 with the header `serial_no[,category_code][,note]`. The file is sealed and read into a report; nothing is good before somebody commits it. An event takes the same file once.',
    },
    bodies: [{ name: { tw: '檔案的欄位', en: 'Fields beside the file' }, schema: importBody, example: ofEvent }],
    form: { files: { file: { tw: '序號檔，最大 64 MiB', en: 'the file of codes, 64 MiB at most' } } },
    refusals: [
      forbidden,
      noEvent,
      noCategory,
      keyNeeded,
      refuses(400, 'file', 'SERIAL_FILE'),
      refuses(409, 'file', 'SERIAL_FILE_SAME'),
    ],
  }),
} satisfies CallGroup['calls'];

const reads = {
  listSerialBatches: {
    summary: { tw: '序號批次，新的在前', en: 'Batches of codes, the newest first' },
    query: serialBatchesQuery,
    answer: answers(serialBatchesView, { data: [aBatch], page: { next: null } }),
    refusals: [forbidden],
  },
  getSerialBatch: {
    summary: { tw: '一個批次的進度和報告', en: 'One batch with its progress and report' },
    params: batch,
    answer: one,
    refusals: [absent],
  },
  fetchSerialErrors: {
    summary: { tw: '有問題的列', en: 'The faulty rows of a file' },
    about: {
      tw: '`line,serial_no,category_code,reason`，原因是繁體中文。可能是序號的格子只留最後四碼，其他字母和數字是 `•`；對照原檔改好就能再匯入。',
      en: '`line,serial_no,category_code,reason`, the reasons in Traditional Chinese. Of a cell that may be a code only the last four signs are left, the other letters and digits are `•`; mended by the original it can be imported again.',
    },
    params: batch,
    answer: { file: 'text/csv' },
    refusals: [forbidden, absent, state],
  },
  lookUpCode: {
    summary: { tw: '查一組序號的真正原因', en: 'What the site knows of one code' },
    bodies: [{ name: { tw: '序號', en: 'A code' }, schema: lookUpCodeBody, example: { serial_no: 'DEMO-2026-0001' } }],
    answer: answers(lookUpCodeView, {
      code: '••••0001',
      found: [
        {
          event_id: 12,
          event_name: '週年活動',
          game_id: 'H73',
          category: '週年禮包 A',
          batch_id: 77,
          batch_name: '合作通路 11 月',
          kind: 'imported',
          state: 'used',
          used: 1,
          cap: 1,
          redemption: {
            id: 501,
            at: '2026-11-22T12:30:00+08:00',
            server_id: 'tw_2001',
            role_id: '123456789',
            role_name: '測試角色',
            delivery: 4211,
          },
        },
      ],
    }),
    refusals: [forbidden, refuses(400, 'serial_no', 'SERIAL_SHORT'), refuses(400, 'serial_no', 'SERIAL_SIGNS')],
  },
} satisfies CallGroup['calls'];

const deeds = {
  commitSerialBatch: deed('確認報告，讓序號生效', 'Takes what the report says', {
    about: {
      tw: '有問題的列會擋下整個檔案，除非 `skip_bad`。',
      en: 'One faulty row stops the whole file, unless `skip_bad` is set.',
    },
    bodies: [{ name: { tw: '確認', en: 'How' }, schema: commitBody, example: { skip_bad: true } }],
    refusals: [...moved, refuses(409, 'skip_bad', 'SERIAL_ROWS_BAD')],
  }),
  cancelSerialBatch: deed('取消，還沒生效前都可以', 'Gives it up, any time before it is good'),
  retrySerialBatch: deed('失敗的再試一次', 'Tries a failed one again', {
    refusals: [...moved, refuses(409, 'file', 'SERIAL_FILE_SAME')],
  }),
  disableSerialBatch: deed('停用，序號馬上失效', 'Ends it: its codes are no longer good', {
    bodies: why('序號外流'),
  }),
  requestUnusedCodes: deed('要求下載未使用的序號', 'Asks for its unused codes as a file', {
    about: {
      tw: '第二人核准後，要求的人 24 小時內可以下載一次；下載完，序號的文字就銷毀。',
      en: 'After a second person agreed, the asker may fetch it once within 24 hours; then the texts of the codes are destroyed.',
    },
    bodies: why('交給合作廠商印製'),
    refusals: [forbidden, absent, state, refuses(409, 'msg', 'APPROVAL_PENDING')],
  }),
  fetchUnusedCodes: {
    summary: { tw: '下載未使用的序號', en: 'Fetches its unused codes' },
    about: {
      tw: '最後一個位元組送出才算下載過；中途斷線，同一個人可以再下載一次。系統產生的 12、16 碼序號四碼一組，中間有連字號。有好幾種獎勵的批次多兩欄：`category_code`、`reward`。',
      en: 'It counts as fetched when its last byte was sent; after a broken line the same person may fetch it again. Codes of 12 or 16 signs that the site made stand in groups of four with hyphens. A batch of several rewards has two columns more: `category_code`, `reward`.',
    },
    params: batch,
    answer: { file: 'text/csv' },
    refusals: [forbidden, absent, refuses(409, 'msg', 'UNUSED_GONE')],
  },
} satisfies CallGroup['calls'];

export const serialDocs = describeCalls({
  name: { tw: '活動序號批次', en: 'Batches of event codes' },
  of: serialCalls,
  calls: { ...reads, ...orders, ...deeds },
});
