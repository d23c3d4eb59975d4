import {
  changeLegalBody,
  compareLegalQuery,
  draftLegalBody,
  legalComparedView,
  legalDeskQuery,
  legalDeskView,
  legalDetailView,
  legalDiscardedView,
  legalSectionBody,
  legalPreviewView,
  legalRequestedView,
  previewLegalBody,
  requestLegalBody,
  reviewLegalBody,
} from '../catalog/legal/desk.ts';
import { legalDeskCalls } from '../catalog/legal/legal.calls.ts';
import { answers, describeCalls, refuses } from './call-doc.ts';
import {
  legalBodyExample as body,
  legalChangesExample as changes,
  legalDetailExample as detail,
  legalRowExample as row,
  legalSectionExample as section,
  legalTextExample as content,
} from './example-legal.ts';

const id = { tw: '版本的代號', en: 'id of the version', example: '7' };
const missing = refuses(404, 'msg', 'LEGAL_NOT_FOUND');
const forbidden = refuses(403, 'msg', 'FORBIDDEN');
const changed = refuses(409, 'msg', 'SETTING_CHANGED');
const asked = refuses(409, 'msg', 'LEGAL_ASKED');
const settled = refuses(409, 'msg', 'LEGAL_NOT_DRAFT');
const shown = answers(legalDetailView, { data: detail });

export const legalDeskDocs = describeCalls({
  name: { tw: '後台的條款', en: 'Legal texts at the desk' },
  of: legalDeskCalls,
  calls: {
    listLegalDesk: {
      summary: { tw: '各版條款，新的在前', en: 'Versions, the newest first' },
      query: legalDeskQuery,
      answer: answers(legalDeskView, { data: [row], sites: ['long_e'], page: { next: null } }),
      refusals: [forbidden],
    },
    draftLegal: {
      summary: { tw: '從現有的一版開新草稿', en: 'Begins a draft from another version' },
      bodies: [{ name: { tw: '從哪一版', en: 'From which' }, schema: draftLegalBody, example: { site: 'long_e' } }],
      answer: shown,
      refusals: [forbidden, missing, refuses(409, 'msg', 'LEGAL_DRAFT_OPEN')],
    },
    previewLegal: {
      summary: { tw: '存檔後的樣子', en: 'A text as it would be stored' },
      bodies: [{ name: { tw: '內文', en: 'The text' }, schema: previewLegalBody, example: { content } }],
      answer: answers(legalPreviewView, { data: { content } }),
      refusals: [forbidden],
    },
    getLegalVersion: {
      summary: { tw: '一版的全文', en: 'One version with its texts' },
      params: { id },
      answer: shown,
      refusals: [forbidden, missing],
    },
    changeLegal: {
      summary: { tw: '改草稿的生效時間與說明', en: 'Changes when a draft takes effect, and its summary' },
      params: { id },
      bodies: [{ name: { tw: '草稿', en: 'The draft' }, schema: changeLegalBody, example: body }],
      answer: shown,
      refusals: [forbidden, missing, changed, asked, settled],
    },
    changeLegalSection: {
      summary: {
        tw: '改草稿的一份條款；律師的確認就失效',
        en: 'Changes a text of a draft; it is not confirmed any more',
      },
      params: { id, section: { tw: '哪一份', en: 'which of the five', example: 'refund' } },
      bodies: [{ name: { tw: '內文', en: 'The text' }, schema: legalSectionBody, example: section }],
      answer: shown,
      refusals: [forbidden, missing, changed, asked, settled],
    },
    discardLegal: {
      summary: { tw: '丟掉草稿', en: 'Throws a draft away' },
      params: { id },
      answer: answers(legalDiscardedView, { data: { discarded: true } }),
      refusals: [forbidden, missing, changed, asked, settled],
    },
    compareLegal: {
      summary: { tw: '兩版的差異', en: 'What differs between two versions' },
      params: { id },
      query: compareLegalQuery,
      answer: answers(legalComparedView, { data: changes }),
      refusals: [forbidden, missing],
    },
    reviewLegal: {
      summary: { tw: '記下律師已確認，或取消', en: 'Notes that a lawyer has confirmed the text, or takes it back' },
      params: { id },
      bodies: [
        {
          name: { tw: '誰確認的', en: 'Who confirmed it' },
          schema: reviewLegalBody,
          example: { lawyer: '示範律師事務所 林律師', note: '2026-11-20 來函' },
        },
      ],
      answer: shown,
      refusals: [forbidden, missing, changed],
    },
    requestLegal: {
      summary: {
        tw: '請第二人核准發布，或撤回尚未生效的一版',
        en: 'Asks a second person to publish it, or to take it back before it is in force',
      },
      about: {
        tw: '一般變更至少 15 天後生效，費用變更至少 30 天後；三種語言和變更說明都要寫好。',
        en: 'A change takes effect 15 days later at the earliest, one of fees 30 days; texts and summary have to be there in three languages.',
      },
      params: { id },
      bodies: [
        {
          name: { tw: '申請', en: 'The request' },
          schema: requestLegalBody,
          example: { request: 'publish', reason: '依主管機關函修正' },
        },
      ],
      answer: answers(legalRequestedView, { data: { approval: 12, row: { ...row, waiting: true } } }),
      refusals: [
        forbidden,
        missing,
        changed,
        settled,
        ...(
          [
            'LEGAL_FROM_NEEDED',
            'LEGAL_TOO_SOON',
            'LEGAL_ORDER',
            'LEGAL_SUMMARY_NEEDED',
            'LEGAL_LANGUAGES',
            'LEGAL_SAME',
            'LEGAL_COMING',
            'LEGAL_NOT_COMING',
            'APPROVAL_PENDING',
          ] as const
        ).map((code) => refuses(409, 'msg', code)),
      ],
    },
  },
});
