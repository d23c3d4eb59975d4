import type { PhoneArea } from './parts/phone-area.ts';
import { kitLanguage, useLanguage, type KitLanguage } from '@hub/web';

export type FormTexts = {
  allSolved: string;
  captchaDone: string;
  captchaFailed: string;
  captchaGroup: string;
  captchaIdle: string;
  captchaLoading: string;
  captchaMissing: string;
  captchaRetry: string;
  captchaWaiting: string;
  captchaWorking: string;
  chooseEmpty: string;
  colon: string;
  county: string;
  day: string;
  district: string;
  draftDiscard: string;
  draftRestored: string;
  draftSaved: string;
  errorTitle: string;
  fieldInvalid: string;
  month: string;
  notSent: string;
  offline: string;
  placesAway: string;
  roleId: string;
  sending: string;
  server: string;
  solved: string;
  somethingWrong: string;
  stopWaiting: string;
  willSend: string;
  year: string;
  countLeft: (left: number) => string;
  countOver: (over: number) => string;
  dayOption: (day: number) => string;
  monthOption: (month: number) => string;
  phoneHint: (area: PhoneArea) => string;
  problems: (count: number) => string;
  yearOption: (year: number) => string;
};

/** Years of the Republic begin after it. */
const ROC = 1911;
const months = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

const phoneHints: Record<PhoneArea, { tw: string; en: string }> = {
  '886': { tw: '09 開頭的 10 位數字', en: '10 digits that begin with 09' },
  '852': { tw: '香港手機的 8 位數字，852 會自動補上', en: '8 digits of a mobile number; 852 is added by itself' },
  '853': { tw: '澳門手機的 8 位數字，853 會自動補上', en: '8 digits of a mobile number; 853 is added by itself' },
  other: { tw: '國碼和號碼，只填數字', en: 'Country code and number, digits only' },
};

const taiwan: FormTexts = {
  allSolved: '都改好了，請再送出一次',
  captchaDone: '驗證已通過',
  captchaFailed: '驗證沒有完成',
  captchaGroup: '驗證',
  captchaIdle: '開始填寫後會自動驗證，不用做任何事',
  captchaLoading: '正在載入驗證',
  captchaMissing: '驗證沒有載到，您填的內容還在',
  captchaRetry: '再試一次',
  captchaWaiting: '請先完成驗證，再送出一次',
  captchaWorking: '驗證中',
  chooseEmpty: '請選擇',
  colon: '：',
  county: '縣市',
  day: '日',
  district: '鄉鎮市區',
  draftDiscard: '捨棄草稿',
  draftRestored: '已還原您填到一半的內容',
  draftSaved: '草稿已存在這台裝置',
  errorTitle: '錯誤：',
  fieldInvalid: '格式不正確',
  month: '月',
  notSent: '還沒有送出',
  offline: '連不上網路，您填的內容還在，請再試一次',
  placesAway: '縣市的清單沒有載到，您填的內容還在',
  roleId: '角色 ID',
  sending: '傳送中',
  server: '伺服器',
  solved: '（已修正）',
  somethingWrong: '處理時發生問題，您填的內容還在，請再試一次',
  stopWaiting: '先不送出',
  willSend: '圖片還在傳送，傳完會自動送出',
  year: '年',
  countLeft: (left) => `還可以輸入 ${left} 個字`,
  countOver: (over) => `超過 ${over} 個字`,
  dayOption: (day) => `${day} 日`,
  monthOption: (month) => `${month} 月`,
  phoneHint: (area) => phoneHints[area].tw,
  problems: (count) => `有 ${count} 個地方需要修改`,
  yearOption: (year) => `${year} 年（民國 ${year - ROC} 年）`,
};

const english: FormTexts = {
  allSolved: 'All corrected. Please send it again.',
  captchaDone: 'Check passed',
  captchaFailed: 'The check did not finish',
  captchaGroup: 'Check',
  captchaIdle: 'This check runs automatically once you begin',
  captchaLoading: 'Loading the check',
  captchaMissing: 'The check did not load. What you typed is still here.',
  captchaRetry: 'Try again',
  captchaWaiting: 'Please finish the check first, then send again.',
  captchaWorking: 'Checking',
  chooseEmpty: 'Please choose',
  colon: ': ',
  county: 'County or city',
  day: 'Day',
  district: 'District',
  draftDiscard: 'Discard the draft',
  draftRestored: 'We restored what you had begun to write',
  draftSaved: 'Draft saved on this device',
  errorTitle: 'Error: ',
  fieldInvalid: 'This is not in the right format',
  month: 'Month',
  notSent: 'Not sent yet',
  offline: 'No connection. What you typed is still here; please try again.',
  placesAway: 'The list of counties did not load. What you typed is still here.',
  roleId: 'Role ID',
  sending: 'Sending',
  server: 'Server',
  solved: ' (corrected)',
  somethingWrong: 'Something went wrong on our side. What you typed is still here; please try again.',
  stopWaiting: 'Do not send yet',
  willSend: 'Pictures are still on their way; your message leaves as soon as they are there',
  year: 'Year',
  countLeft: (left) => `${left} characters left`,
  countOver: (over) => `${over} characters too many`,
  dayOption: String,
  monthOption: (month) => months.format(Date.UTC(2000, month - 1)),
  phoneHint: (area) => phoneHints[area].en,
  problems: (count) => (count === 1 ? 'Please fix 1 thing' : `Please fix ${count} things`),
  yearOption: String,
};

const texts: Record<KitLanguage, FormTexts> = {
  'zh-TW': taiwan,
  'zh-HK': {
    ...taiwan,
    captchaFailed: '驗證未能完成',
    draftSaved: '草稿已存於這部裝置',
    notSent: '尚未送出',
    offline: '未能連接網絡，您填寫的內容仍在，請再試一次',
    placesAway: '縣市的清單未能載入，您填寫的內容仍在',
    somethingWrong: '處理時發生問題，您填寫的內容仍在，請再試一次',
    yearOption: (year) => `${year} 年`,
  },
  en: english,
};

export function useFormTexts(): FormTexts {
  return texts[useLanguage()];
}

/** For where nothing is drawn: it does not follow a change of language. */
export function formTexts(): FormTexts {
  return texts[kitLanguage()];
}
