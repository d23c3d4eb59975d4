import { legalReaders } from '@hub/contracts/catalog';
import type { ApprovalWords, AuditWords, StaffDoor } from '@hub/contracts/manifest';

/** The legal texts stand beside the surveys: what desk, audit and second persons call them. */
export const legalDoor: StaffDoor = {
  name: 'legal',
  to: '/staff/legal',
  title: { tw: '條款', en: 'Legal texts' },
  roles: [...legalReaders],
  order: 416,
};

const publish = { tw: '發布條款', en: 'Publish legal texts' };
const withdraw = { tw: '撤回條款', en: 'Withdraw legal texts' };

export const legalAudit: Required<Pick<AuditWords, 'actions' | 'objects' | 'fields'>> = {
  actions: {
    'legal.draft': { tw: '開條款草稿', en: 'Began a draft of the legal texts' },
    'legal.change': { tw: '改條款草稿', hk: '更改條款草稿', en: 'Changed a draft of the legal texts' },
    'legal.discard': { tw: '丟掉條款草稿', hk: '棄置條款草稿', en: 'Threw a draft of the legal texts away' },
    'legal.review': { tw: '記下律師的確認', hk: '記錄律師的確認', en: 'Noted what a lawyer confirmed' },
    'legal.publish': publish,
    'legal.withdraw': withdraw,
  },
  objects: { legal: { tw: '條款', en: 'Legal texts' } },
  fields: {
    revision: { tw: '第幾次儲存', en: 'Saved so often' },
    section: { tw: '哪一份', en: 'Text' },
    sections: { tw: '改了哪幾份', hk: '更改了哪幾份', en: 'Texts that change' },
    asked_by: { tw: '提出的人', en: 'Asked by' },
  },
};

const section = {
  service: { tw: '會員服務條款', en: 'Terms of service' },
  privacy: { tw: '隱私權政策', hk: '私隱政策', en: 'Privacy' },
  data_use: { tw: '個人資料同意書', en: 'Personal data consent' },
  rules: { tw: '遊戲管理規章', en: 'Game rules' },
  refund: { tw: '退費辦法', hk: '退款辦法', en: 'Refunds' },
};

export const legalApprovals: ApprovalWords = {
  kinds: {
    'legal-publish': {
      title: publish,
      look: { tw: '看這一版的差異', hk: '查看這個版本的差異', en: 'See what this version changes' },
      to: '/staff/legal/{subject}/changes',
    },
    'legal-withdraw': {
      title: withdraw,
      look: { tw: '看這一版', hk: '查看這個版本', en: 'See this version' },
      to: '/staff/legal/{subject}',
    },
  },
  facts: {
    legal_state: { tw: '狀態', en: 'State' },
    legal_revision: { tw: '第幾次儲存', en: 'Saved so often' },
    legal_from: { tw: '生效時間（台北）', en: 'In force from (Taipei)' },
    legal_kind: { tw: '變更的種類', hk: '更改的種類', en: 'Kind of change' },
    legal_sections: { tw: '改了哪幾份', hk: '更改了哪幾份', en: 'Texts that change' },
    legal_summary: { tw: '玩家看到的說明', en: 'What players are told' },
    legal_lawyer: { tw: '確認的律師', en: 'Lawyer who confirmed it' },
    legal_unreviewed: {
      tw: '律師還沒確認這份內容',
      hk: '律師尚未確認這份內容',
      en: 'No lawyer has confirmed this text',
    },
  },
  warnings: ['legal_unreviewed'],
  values: {
    legal_state: {
      draft: { tw: '草稿', en: 'draft' },
      published: { tw: '發布', hk: '發布', en: 'published' },
      withdrawn: { tw: '撤回', en: 'withdrawn' },
    },
    legal_kind: {
      contract: { tw: '契約內容，15 天前通知', hk: '契約內容，15 日前通知', en: 'contract, told 15 days ahead' },
      fees: { tw: '費用，30 天前通知', hk: '費用，30 日前通知', en: 'fees, told 30 days ahead' },
      wording: { tw: '文字修正，不影響權益', en: 'wording, no right is touched' },
    },
    legal_sections: section,
    legal_unreviewed: { open: { tw: '待確認', en: 'open' } },
  },
};
