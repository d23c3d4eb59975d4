import { dataRequestCalls, ownDataRequestCalls } from '../surveys/data-requests.calls.ts';
import {
  correctDataBody,
  dataReasonBody,
  dataRequestsQuery,
  dataRequestsView,
  dataRequestView,
  findPersonalDataBody,
  foundPersonView,
  namePersonBody,
  openDataRequestBody,
  type DataRequest,
  type DataRequestRow,
  type FoundPersonView,
} from '../surveys/data-requests.ts';
import { createDataRequestBody, ownDataRequestsView, ownDataRequestView } from '../surveys/own-data-requests.ts';
import { answers, describeCalls, refuses, type CallDoc } from './call-doc.ts';
import { TIME } from './example-case.ts';

const DUE = '2026-12-26T10:00:00+08:00';
const person = {
  emails: ['player@example.com'],
  phones: [],
  member_id: '',
  accounts: [{ game_id: 'H73', uid: 'uid-123456' }],
  roles: [],
};
const row: DataRequestRow = {
  id: 12,
  kind: 'delete',
  state: 'proven',
  by_member: false,
  opened_by: '小婷',
  held: false,
  created_at: TIME,
  due_at: DUE,
  days_left: 30,
  extended: false,
  closed_at: null,
  version: 3,
};
const sums = {
  category: 'orders',
  table: 'topup_order',
  columns: ['amount'],
  ground: 'accounting' as const,
  days: null,
};
const whole: DataRequest = {
  ...row,
  text: '請刪除我的資料',
  person,
  proof: '以登記信箱回覆驗證碼',
  hold: null,
  approval: null,
  areas: [],
  steps: [{ step: 'opened', by: '小婷', note: '', at: TIME }],
  record: null,
  may: ['name', 'prove', 'export', 'ask', 'refuse', 'hold'],
};
const found: FoundPersonView['data'] = {
  areas: [
    {
      area: 'topup',
      away: false,
      held: 0,
      categories: [{ key: 'orders', rows: 2, oldest: TIME, newest: TIME, erasable: true, kept: [sums] }],
    },
  ],
  names: { ...person, emails: [], accounts: [] },
};

const forbidden = refuses(403, 'msg', 'FORBIDDEN');
const absent = refuses(404, 'noexist', 'DATA_REQUEST_NOEXIST');
const moved = refuses(409, 'msg', 'DATA_REQUEST_MOVED');
const state = refuses(409, 'msg', 'DATA_REQUEST_STATE');
const held = refuses(409, 'msg', 'DATA_REQUEST_HELD');
const away = refuses(503, 'msg', 'AREA_AWAY');
const oneRequest = answers(dataRequestView, { data: whole });
const request = { request: { tw: '請求編號', en: 'number of the request', example: '12' } };
const why = (reason: string) => [{ name: { tw: '原因', en: 'Why' }, schema: dataReasonBody, example: { reason } }];

const onRequest = (tw: string, en: string, over: Partial<CallDoc> = {}): CallDoc => ({
  summary: { tw, en },
  params: request,
  bodies: why('依本人來信辦理'),
  answer: oneRequest,
  refusals: [forbidden, absent, moved, state, held],
  ...over,
});

export const dataRequestDocs = describeCalls({
  name: { tw: '個資作業', en: 'Personal data' },
  of: dataRequestCalls,
  calls: {
    findPerson: {
      summary: { tw: '在所有服務裡找一個人', en: 'Looks for a person in every area' },
      about: {
        tw: '每次查詢都留下稽核紀錄。連不上的服務標為 `away`。',
        en: 'Every look is a row of the audit. An area that cannot be reached is `away`.',
      },
      bodies: [
        {
          name: { tw: '這個人與原因', en: 'Who, and why' },
          schema: findPersonalDataBody,
          example: { person, reason: '當事人來電查詢' },
        },
      ],
      answer: answers(foundPersonView, { data: found }),
      refusals: [forbidden, refuses(400, 'person', 'PERSON_UNNAMED')],
    },
    listDataRequests: {
      summary: { tw: '個資請求，期限近的在前', en: 'Requests, the nearest deadline first' },
      query: dataRequestsQuery,
      answer: answers(dataRequestsView, {
        data: [row],
        due: { late: 0, soon: 1 },
        page: { next: null },
      }),
      refusals: [forbidden],
    },
    openDataRequest: {
      summary: { tw: '登記一筆請求', en: 'Takes a request down' },
      bodies: [
        {
          name: { tw: '請求', en: 'The request' },
          schema: openDataRequestBody,
          example: { kind: 'delete', text: '請刪除我的資料', person },
        },
      ],
      answer: oneRequest,
      refusals: [forbidden, refuses(400, 'person', 'PERSON_UNNAMED'), refuses(409, 'kind', 'DATA_REQUEST_OPEN')],
    },
    getDataRequest: {
      summary: { tw: '一筆請求與它的進度', en: 'One request, and how far it is' },
      params: request,
      answer: oneRequest,
      refusals: [forbidden, absent],
    },
    previewDataRequest: {
      summary: { tw: '會刪除什麼、會留下什麼', en: 'What would go, and what would stay' },
      params: request,
      answer: answers(foundPersonView, { data: found }),
      refusals: [forbidden, absent, state],
    },
    namePerson: onRequest('改寫這個人的識別資料', 'Says anew what the person is known by', {
      bodies: [{ name: { tw: '這個人', en: 'The person' }, schema: namePersonBody, example: { person } }],
    }),
    proveRequester: onRequest('記下如何確認身分', 'Notes how it was proven who asks'),
    correctPerson: onRequest('在所有服務裡更正聯絡資料', 'Corrects a contact in every area', {
      bodies: [
        {
          name: { tw: '更正', en: 'The correction' },
          schema: correctDataBody,
          example: { field: 'email', from: 'old@example.com', to: 'new@example.com' },
        },
      ],
      refusals: [forbidden, absent, moved, state, held, away, refuses(400, 'from', 'CORRECT_UNNAMED')],
    }),
    extendDataRequest: onRequest('延長期限，一筆一次', 'Extends the deadline, once', {
      refusals: [forbidden, absent, moved, state, held, refuses(409, 'msg', 'DATA_REQUEST_EXTENDED')],
    }),
    requestErasure: onRequest('請另一位同事核准刪除', 'Asks a second person for the erasure', {
      refusals: [forbidden, absent, moved, state, held, refuses(409, 'msg', 'APPROVAL_PENDING')],
    }),
    holdDataRequest: onRequest('保留：暫停刪除', 'Holds a request: nothing is erased', {
      refusals: [forbidden, absent, moved, state],
    }),
    releaseDataRequest: onRequest('解除保留', 'Releases a hold', { refusals: [forbidden, absent, moved, state] }),
    finishDataRequest: onRequest('結束一筆請求', 'Ends a request that was answered'),
    refuseDataRequest: onRequest('拒絕一筆請求', 'Refuses a request'),
    destructionRecord: {
      summary: { tw: '下載銷毀紀錄', en: 'The record of what was destroyed, as a file' },
      about: {
        tw: '檔案的 SHA-256 就是請求上的 `record.sha256`。',
        en: 'The SHA-256 of the file is `record.sha256` of the request.',
      },
      params: request,
      answer: { file: 'application/octet-stream' },
      refusals: [forbidden, absent, state],
    },
    exportPerson: {
      summary: { tw: '下載這個人的全部資料', en: 'All that is known of the person, as a file' },
      params: request,
      answer: { file: 'application/octet-stream' },
      refusals: [forbidden, absent, state, held, away],
    },
  },
});

const own = { id: 12, kind: 'delete' as const, state: 'open' as const, created_at: TIME, due_at: DUE, closed_at: null };

export const ownDataRequestDocs = describeCalls({
  name: { tw: '會員的個資請求', en: 'Requests of members about their data' },
  of: ownDataRequestCalls,
  calls: {
    createDataRequest: {
      summary: { tw: '請求查詢、更正或刪除自己的資料', en: 'Asks for one’s own data, its correction or its end' },
      bodies: [
        {
          name: { tw: '請求', en: 'The request' },
          schema: createDataRequestBody,
          example: { kind: 'delete', text: '請刪除我的資料' },
        },
      ],
      answer: answers(ownDataRequestView, { data: own }),
      refusals: [refuses(409, 'kind', 'DATA_REQUEST_OPEN')],
    },
    listOwnDataRequests: {
      summary: { tw: '自己還在處理的請求', en: 'One’s own requests that are not over' },
      answer: answers(ownDataRequestsView, { data: [own] }),
    },
  },
});
