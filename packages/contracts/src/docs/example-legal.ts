import type { LegalDetail, LegalRow } from '../catalog/legal/desk.ts';
import { legalSections } from '../catalog/legal/terms.ts';
import type { LegalChangesView, LegalVersionView } from '../catalog/legal/views.ts';

export const current: LegalVersionView = {
  number: 2,
  from: '2026-10-01T00:00:00+08:00',
  until: '2027-01-01T00:00:00+08:00',
  standing: 'current',
  summary: '退費的文件寫得更清楚。',
};
export const coming: LegalVersionView = {
  number: 3,
  from: '2027-01-01T00:00:00+08:00',
  until: null,
  standing: 'coming',
  summary: '遊戲歷程的申請改成可以線上提出。',
};
const titles = ['會員服務條款', '隱私權政策', '個人資料同意書', '遊戲管理規章', '退費辦法'];
export const legalTextExample =
  '<h3>第一條　契約的解除</h3><ol><li>您可以在首次使用後 <strong>7 日內</strong>解除契約。</li><li>不負擔任何費用。</li></ol>';
const glance = '<dl><dt>無條件解約</dt><dd><strong>7</strong> 日內</dd></dl>';
export const legalTextsExample = legalSections.map((one, at) => ({
  id: one,
  title: titles[at]!,
  content: one === 'service' ? glance + legalTextExample : legalTextExample,
  version: '2026-10-01',
}));
export const legalChangesExample: LegalChangesView = {
  against: 1,
  number: 2,
  sections: [
    {
      id: 'refund',
      title: '退費辦法',
      changes: [
        { kind: 'heading', words: [{ is: 'same', text: '第三條　要準備的文件' }] },
        {
          kind: 'text',
          words: [
            { is: 'same', text: '付款證明：收據' },
            { is: 'new', text: '、發票' },
            { is: 'gone', text: '或帳單' },
          ],
        },
      ],
    },
  ],
};

export const legalRowExample: LegalRow = {
  id: 7,
  site: 'long_e',
  number: 3,
  state: 'draft',
  standing: 'draft',
  kind: 'contract',
  from: '2027-01-01T00:00:00+08:00',
  summary: coming.summary,
  sections: ['service'],
  reviewed: null,
  waiting: false,
  by: '小婷',
  at: '2026-11-26T10:00:00+08:00',
  revision: 4,
};
const texts = legalTextsExample.map((one) => ({
  id: one.id,
  title: one.title,
  title_hk: one.title,
  title_en: 'Terms',
  content: one.content,
  content_hk: one.content,
  content_en: '<h3>1. Right to cancel</h3><p>Within <strong>7 days</strong>.</p>',
}));
export const legalDetailExample: LegalDetail = {
  row: legalRowExample,
  mode: 'edit',
  earliest: '2026-12-11T10:00:00+08:00',
  summary_hk: '遊戲歷程的申請改為可於網上提出。',
  summary_en: 'Game records can be asked for online.',
  sections: texts,
};
export const legalBodyExample = {
  kind: 'contract',
  from: '2027-01-01T00:00',
  summary: coming.summary,
  summary_hk: legalDetailExample.summary_hk,
  summary_en: legalDetailExample.summary_en,
};
const { id: _id, ...words } = texts[0]!;
export const legalSectionExample = words;
