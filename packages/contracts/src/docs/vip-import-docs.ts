import { vipImportCalls } from '../vip/imports.calls.ts';
import {
  vipImportBody,
  vipImportsQuery,
  vipImportsView,
  vipImportView,
  vipLinesQuery,
  vipLinesView,
  type VipImport,
} from '../vip/imports.ts';
import { vipReasonBody } from '../vip/parts.ts';
import { answers, describeCalls, refuses, type CallDoc } from './call-doc.ts';
import { TIME } from './example-case.ts';

const END = '2026-12-31T23:59:59+08:00';
const anImport: VipImport = {
  id: 7,
  game_id: 'H73',
  state: 'checked',
  file_name: 'vip-2026-12.csv',
  file_sha256: '5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef',
  rows: 1200,
  fresh: 900,
  changed: 280,
  same: 20,
  faults: 0,
  fault: '',
  done: 1200,
  all: 1200,
  made_by: '小婷',
  made_at: TIME,
  applied_at: null,
  applied_by: '',
  expires_at: END,
  approval: null,
  version: 2,
  may: ['request', 'cancel'],
};

const forbidden = refuses(403, 'msg', 'FORBIDDEN');
const noImport = refuses(404, 'noexist', 'VIP_IMPORT_NOEXIST');
const moved = refuses(409, 'msg', 'VIP_MOVED');
const noKey = refuses(400, 'msg', 'VIP_KEY');
const file = { import: { tw: '匯入編號', en: 'number of the import', example: '7' } };
const oneImport = answers(vipImportView, { data: anImport });
const terms = { level: 1, begins_on: '2026-01-01', ends_on: '2026-12-31', agent: 'yue', note: '偏好電話聯絡' };
const why = (reason: string) => [{ name: { tw: '原因', en: 'Why' }, schema: vipReasonBody, example: { reason } }];

const onImport = (tw: string, en: string, over: Partial<CallDoc> = {}): CallDoc => ({
  summary: { tw, en },
  params: file,
  answer: oneImport,
  refusals: [forbidden, noImport, moved, refuses(409, 'msg', 'VIP_IMPORT_STATE')],
  ...over,
});

export const vipImportDocs = describeCalls({
  name: { tw: 'VIP 名單匯入', en: 'Imports of the list' },
  of: vipImportCalls,
  calls: {
    listVipImports: {
      summary: { tw: '匯入紀錄，新的在前', en: 'Imports, the newest first' },
      query: vipImportsQuery,
      answer: answers(vipImportsView, { data: [anImport], page: { next: null } }),
      refusals: [forbidden],
    },
    importVip: {
      summary: { tw: '上傳一份名單', en: 'Takes a file of entries' },
      about: {
        tw: 'CSV 或 CSV.gz（UTF-8），標題列 `partner_uid,level[,begins_on][,ends_on][,agent][,note]`，最多 100,000 列。先讀成一份比對，另一位同事核准後整份生效。',
        en: 'CSV or CSV.gz in UTF-8 with the header `partner_uid,level[,begins_on][,ends_on][,agent][,note]`, 100,000 lines at most. It is compared first, and takes effect as a whole when a second person agrees.',
      },
      bodies: [
        {
          name: { tw: '檔案的欄位', en: 'Fields beside the file' },
          schema: vipImportBody,
          example: { game_id: 'H73' },
        },
      ],
      form: { files: { file: { tw: '名單檔，最大 16 MiB', en: 'the file, 16 MiB at most' } } },
      answer: oneImport,
      refusals: [forbidden, noKey, refuses(400, 'file', 'VIP_FILE')],
    },
    getVipImport: onImport('一次匯入的進度與比對', 'How an import goes, and what it would do', {
      refusals: [forbidden, noImport],
    }),
    listVipImportLines: {
      summary: { tw: '比對的每一列', en: 'Lines of the comparison' },
      about: {
        tw: '`kind`：`fresh` 新的、`changed` 會改的、`same` 沒變的、`fault` 有錯的。',
        en: '`kind`: `fresh` is new, `changed` would change, `same` stays, `fault` cannot be taken.',
      },
      params: file,
      query: vipLinesQuery,
      answer: answers(vipLinesView, {
        data: [
          {
            line: 2,
            partner_uid: 'uid-900002',
            before: terms,
            after: { ...terms, level: 2 },
            error: '',
            value: '',
          },
        ],
        page: { next: null },
      }),
      refusals: [forbidden, noImport],
    },
    requestVipImport: onImport('送出，等另一位同事核准', 'Asks a second person', {
      bodies: why('十二月 VIP 名單'),
      refusals: [
        forbidden,
        noImport,
        moved,
        refuses(409, 'msg', 'VIP_IMPORT_STATE'),
        refuses(409, 'msg', 'VIP_IMPORT_FAULTS'),
        refuses(409, 'msg', 'APPROVAL_PENDING'),
      ],
    }),
    cancelVipImport: onImport('不匯入了', 'Throws it away'),
  },
});
