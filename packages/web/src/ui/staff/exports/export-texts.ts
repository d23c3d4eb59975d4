import { useLanguage, type Language } from '@hub/web';

type Of = (name: string) => string;
type ExportTexts = {
  title: string;
  none: string;
  away: { title: string; text: string };
  again: string;
  personal: string;
  done: string;
  failed: string;
  download: string;
  downloadOf: Of;
  cancel: string;
  cancelOf: Of;
  cancelling: string;
  waiting: string;
  written: Of;
  writtenOf: (rows: string, all: string) => string;
  ready: (rows: string, until: string) => string;
  unfinished: string;
  noRoom: string;
  cancelled: string;
  expired: string;
};

const taiwan: ExportTexts = {
  title: '我的匯出',
  none: '還沒有匯出過',
  away: { title: '匯出清單暫時讀不到', text: '進行中的匯出不受影響，會繼續完成。' },
  again: '再試一次',
  personal: '含個人資料',
  done: '匯出完成，可以下載了',
  failed: '匯出沒有完成',
  download: '下載',
  downloadOf: (name) => `下載 ${name}`,
  cancel: '取消',
  cancelOf: (name) => `取消 ${name}`,
  cancelling: '取消中',
  waiting: '排隊中',
  written: (rows) => `已寫 ${rows} 列`,
  writtenOf: (rows, all) => `已寫 ${rows}／${all} 列`,
  ready: (rows, until) => `${rows} 列，${until} 前可以下載`,
  unfinished: '沒有完成，需要時請再匯出一次',
  noRoom: '沒有完成：放檔案的空間滿了，請系統管理者清出空間後再匯出一次',
  cancelled: '已取消',
  expired: '已超過 24 小時，檔案刪除了',
};

const texts: Record<Language, ExportTexts> = {
  'zh-TW': taiwan,
  'zh-HK': {
    ...taiwan,
    none: '尚未匯出過',
    away: { title: '暫時未能讀取匯出清單', text: '進行中的匯出不受影響，會繼續完成。' },
    waiting: '輪候中',
  },
  en: {
    title: 'My exports',
    none: 'No exports yet',
    away: {
      title: 'Your exports cannot be listed right now',
      text: 'Exports under way are not affected and will finish.',
    },
    again: 'Try again',
    personal: 'with personal data',
    done: 'The export is finished and can be downloaded',
    failed: 'The export was not finished',
    download: 'Download',
    downloadOf: (name) => `Download ${name}`,
    cancel: 'Cancel',
    cancelOf: (name) => `Cancel ${name}`,
    cancelling: 'Cancelling',
    waiting: 'Waiting its turn',
    written: (rows) => `${rows} rows written`,
    writtenOf: (rows, all) => `${rows} of ${all} rows written`,
    ready: (rows, until) => `${rows} rows, can be downloaded until ${until}`,
    unfinished: 'Not finished; please export again if you need it',
    noRoom: 'Not finished: there was no room for the file. Please have a system owner make room and export again',
    cancelled: 'Cancelled',
    expired: 'Deleted after 24 hours',
  },
};

export const useExportTexts = (): ExportTexts => texts[useLanguage()];
