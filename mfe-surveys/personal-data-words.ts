import type { ApprovalWords, AuditWords, StaffDoor, Title } from '@hub/contracts/manifest';
import { personalDataReaders, type DataRequestState } from '@hub/contracts/surveys';

const name = { tw: '個資作業', hk: '個人資料處理', en: 'Personal data' };

/** What the desk is told of requests about personal data: their door, and words of their audit, approvals and retention. */
export const personalDataDoor: StaffDoor = {
  name: 'personal-data',
  to: '/staff/personal-data',
  title: name,
  roles: [...personalDataReaders],
  order: 640,
  records: ['data-request'],
};

export const personalDataAudit = {
  actions: {
    'person.find': { tw: '找一個人的資料', hk: '尋找當事人的資料', en: 'Looked for a person' },
    'data_request.opened': {
      tw: '登記個資請求',
      hk: '登記個人資料要求',
      en: 'Took down a request about personal data',
    },
    'data_request.named': { tw: '改寫識別資料', hk: '修改識別資料', en: 'Changed what a person is known by' },
    'data_request.proven': { tw: '確認當事人身分', en: 'Confirmed who asks' },
    'data_request.looked': { tw: '查看當事人的資料', en: 'Looked at the data of a person' },
    'data_request.exported': { tw: '下載當事人的資料', en: 'Downloaded the data of a person' },
    'data_request.corrected': { tw: '更正當事人的資料', en: 'Corrected the data of a person' },
    'data_request.extended': { tw: '延長個資請求的期限', hk: '延長個人資料要求的期限', en: 'Extended a deadline' },
    'data_request.erasure_asked': { tw: '提出刪除個資', hk: '提出刪除個人資料', en: 'Asked for an erasure' },
    'data_request.erasure_agreed': { tw: '核准刪除個資', hk: '批准刪除個人資料', en: 'Agreed to an erasure' },
    'data_request.held': { tw: '保留個資請求', hk: '保留個人資料要求', en: 'Put a request on hold' },
    'data_request.released': { tw: '解除保留', en: 'Released a hold' },
    'data_request.finished': { tw: '完成個資請求', hk: '完成個人資料要求', en: 'Ended a request' },
    'data_request.refused': { tw: '拒絕個資請求', hk: '拒絕個人資料要求', en: 'Refused a request' },
  },
  objects: {
    person: { tw: '當事人', en: 'Person' },
    'data-request': { tw: '個資請求', hk: '個人資料要求', en: 'Personal-data request' },
  },
  fields: {
    emails: { tw: '信箱（遮蔽）', hk: '電郵（遮蔽）', en: 'Addresses (masked)' },
    phones: { tw: '電話（遮蔽）', en: 'Phones (masked)' },
    accounts: { tw: '遊戲帳號', hk: '遊戲帳戶', en: 'Game accounts' },
    roles: { tw: '角色', en: 'Characters' },
    member_id: { tw: '會員編號', en: 'Member id' },
  },
} satisfies Partial<AuditWords>;

const states: Record<DataRequestState, Title> = {
  open: { tw: '待確認身分', hk: '待確認身份', en: 'Who asks is not confirmed' },
  proven: { tw: '身分已確認', hk: '身份已確認', en: 'Confirmed' },
  erasing: { tw: '刪除中', en: 'Deleting' },
  done: { tw: '已完成', en: 'Done' },
  refused: { tw: '已拒絕', en: 'Refused' },
};

export const personalDataApprovals: ApprovalWords = {
  kinds: {
    'erase-person': {
      title: { tw: '刪除個人資料', en: 'Erasure of personal data' },
      look: { tw: '看這筆個資請求', hk: '查看這項個人資料要求', en: 'Open the request' },
      to: '/staff/personal-data/requests/{subject}',
    },
  },
  facts: { request_state: { tw: '請求的狀態', hk: '要求的狀態', en: 'State of the request' } },
  values: { request_state: states },
};

const fiveYears = { tw: '結束滿五年後刪除', en: 'Deleted five years after the end' };
export const personalDataRetention = {
  'data-requests': {
    what: { tw: '個資請求（不含當事人資料）', hk: '個人資料要求（不含當事人資料）', en: 'Requests, without who asked' },
    until: fiveYears,
  },
  'data-request-areas': {
    what: { tw: '個資銷毀紀錄', hk: '個人資料銷毀紀錄', en: 'Records of what was destroyed' },
    until: fiveYears,
  },
  'data-request-steps': {
    what: { tw: '個資請求的經過', hk: '個人資料要求的經過', en: 'What happened to requests' },
    until: fiveYears,
  },
};

export const personalDataJobs = { erasures: { tw: '個資刪除', hk: '個人資料刪除', en: 'Erasures of personal data' } };
