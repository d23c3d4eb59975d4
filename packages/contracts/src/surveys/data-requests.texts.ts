import { approvalTexts } from '../approvals/texts.ts';
import type { Texts } from '../shared/texts.ts';

export const dataRequestTexts = {
  ...approvalTexts,
  PERSON_UNNAMED: {
    tw: '請至少填一項：信箱、電話、會員編號、遊戲帳號或角色編號',
    hk: '請至少填寫一項：電郵、電話、會員編號、遊戲帳戶或角色編號',
    en: 'Please give at least one of e-mail, phone, member id, game account or role.',
  },
  PERSON_PAIR: {
    tw: '每行一個：遊戲代碼、空格、編號，例如 H73 uid-123456',
    hk: '每行一項：遊戲代碼、空格、編號，例如 H73 uid-123456',
    en: 'One a line: the game, a space and the id, such as H73 uid-123456.',
  },
  DATA_REQUEST_NOEXIST: { tw: '找不到這筆個資請求', hk: '找不到這項個人資料要求', en: 'There is no such request.' },
  DATA_REQUEST_MOVED: {
    tw: '這筆請求剛剛有人動過，請重新整理後再試一次',
    hk: '這項要求剛剛有人更新過，請重新載入後再試一次',
    en: 'Somebody has just worked on this request. Please reload and try again.',
  },
  DATA_REQUEST_STATE: {
    tw: '這筆請求現在不能這樣處理',
    hk: '這項要求現時不能這樣處理',
    en: 'This cannot be done with the request as it stands.',
  },
  DATA_REQUEST_HELD: {
    tw: '這筆請求已被保留，解除保留後才能繼續',
    hk: '這項要求已被保留，解除保留後才能繼續',
    en: 'This request is on hold. It goes on once the hold is released.',
  },
  DATA_REQUEST_OPEN: {
    tw: '您已經有一筆同樣的請求在處理中，完成後我們會回覆您',
    hk: '您已經有一項同樣的要求正在處理，完成後我們會回覆您',
    en: 'We are already working on a request of this kind from you and will tell you when it is done.',
  },
  DATA_REQUEST_EXTENDED: {
    tw: '這筆請求已經延過一次，依法不能再延',
    hk: '這項要求已延期一次，依法不能再延',
    en: 'This request was extended once, and by law cannot be again.',
  },
  CORRECT_UNNAMED: {
    tw: '這筆請求沒有寫這個信箱或電話；請先補在本人的資料裡、重新確認身分，再更正',
    hk: '這項要求沒有寫這個電郵或電話；請先補在本人的資料裡、重新確認身分，再更正',
    en: 'The request does not name this e-mail or phone. Add it to the person, prove the person anew, and correct it then.',
  },
  AREA_AWAY: {
    tw: '有服務暫時連不上，這次沒有全部處理到，請過幾分鐘再試一次',
    hk: '有服務暫時未能連線，這次未能全部處理，請過幾分鐘再試一次',
    en: 'A service could not be reached, so not everything was done. Please try again in a few minutes.',
  },
} satisfies Texts;
export type DataRequestCode = keyof typeof dataRequestTexts;
