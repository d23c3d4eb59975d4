import { legalCalls } from '../catalog/legal/legal.calls.ts';
import {
  legalChangesView,
  legalQuery,
  legalVersionsQuery,
  legalVersionsView,
  legalView,
} from '../catalog/legal/views.ts';
import { answers, describeCalls, refuses } from './call-doc.ts';
import { coming, current, legalChangesExample as changes, legalTextsExample as sections } from './example-legal.ts';

const site = {
  tw: '條款的文件組；不存在的用預設組',
  en: 'document set; an unknown one is the default',
  example: 'long_e',
};
const number = { tw: '第幾版', en: 'number of the version', example: '2' };
const missing = refuses(404, 'msg', 'LEGAL_NOT_FOUND');

export const legalDocs = describeCalls({
  name: { tw: '條款', en: 'Legal texts' },
  of: legalCalls,
  calls: {
    getLegal: {
      summary: { tw: '五份條款：現行的，或指定的一版', en: 'The five legal texts: those in force, or of one version' },
      about: {
        tw: '`coming` 是已公告、尚未生效的下一版；草稿不會出現。`content` 是整理過的 HTML。',
        en: '`coming` is the next version once it is announced; drafts are not shown. `content` is cleaned HTML.',
      },
      params: { site },
      query: legalQuery,
      answer: answers(legalView, { msg: sections, site: 'long_e', version: current, coming }),
      refusals: [missing],
    },
    listLegalVersions: {
      summary: { tw: '公布過的各版，新的在前', en: 'Versions that were published, the newest first' },
      params: { site },
      query: legalVersionsQuery,
      answer: answers(legalVersionsView, { msg: [coming, current], page: { next: null } }),
    },
    getLegalChanges: {
      summary: { tw: '一版和前一版的差異', en: 'What a version changed' },
      params: { site, number },
      answer: answers(legalChangesView, changes),
      refusals: [missing],
    },
  },
});
