import type { Texts } from '../shared/texts.ts';
import { surveyDeskTexts } from './desk.texts.ts';

/** Sentences of the forms and of what players are refused. */
export const surveyPlayerTexts = {
  SURVEY_SAYS: { tw: '{tw}', hk: '{hk}', en: '{en}' },
  SURVEY_ROLE_OR_ACCOUNT: {
    tw: '請輸入角色 ID 或帳號 ID',
    hk: '請輸入角色 ID 或帳戶 ID',
    en: 'Please enter the character ID or account ID.',
  },
  SURVEY_DIGITS: { tw: '請輸入 {digits} 位數字', en: 'Please enter {digits} digits.' },
  SURVEY_ROLE_ID: { tw: '請輸入角色 ID，只有數字', en: 'Please enter your character ID. It has digits only.' },
  SURVEY_ROLE_UNCONFIRMED: { tw: '請先確認角色', en: 'Please confirm your character first.' },
  SURVEY_ROLE_NONE: { tw: '查無角色資料', hk: '找不到角色資料', en: 'We cannot find this character.' },
  SURVEY_CHOOSE: { tw: '請選擇答案', en: 'Please choose an answer.' },
  SURVEY_LEAST: { tw: '請至少選 {least} 項', hk: '請最少選 {least} 項', en: 'Please choose at least {least}.' },
  SURVEY_MOST: { tw: '最多可選 {most} 項', en: 'Please choose at most {most}.' },
  SURVEY_EMAIL_REQUIRED: {
    tw: '請填寫電子信箱',
    hk: '請填寫電郵地址',
    en: 'Please enter your e-mail address.',
  },
  SURVEY_EMAIL: { tw: '電子信箱格式不符', hk: '電郵地址格式不符', en: 'This e-mail address does not look right.' },
  SURVEY_PHONE_REQUIRED: { tw: '請填寫電話號碼', en: 'Please enter your phone number.' },
  SURVEY_PHONE: { tw: '請輸入數字', en: 'Please enter digits.' },
  SURVEY_CONSENT: { tw: '請勾選同意後再送出', en: 'Please tick this to agree before you send.' },
  SURVEY_NOEXIST: { tw: '問卷不存在或已結束', en: 'This survey does not exist or has ended.' },
  SURVEY_UNQUALIFIED: {
    tw: '查無資格，請確認輸入資料',
    hk: '找不到資格，請確認輸入資料',
    en: 'We cannot find a qualification for this. Please check what you entered.',
  },
  SURVEY_FILLED_ROLE: { tw: '此角色已填寫過問卷', en: 'This character has already answered the survey.' },
  SURVEY_FILLED: {
    tw: '這份問卷已經填寫過，以第一次的答案為準',
    en: 'This survey has been answered already. The first answers count.',
  },
  SURVEY_PREVIEW: {
    tw: '這是預覽，沒有送出任何內容',
    en: 'This is a preview. Nothing was sent.',
  },
  SURVEY_TRIES: {
    tw: '嘗試的次數太多了，您填的內容還在，請 {minutes} 分鐘後再試',
    hk: '嘗試次數太多，您填寫的內容仍在，請 {minutes} 分鐘後再試',
    en: 'There were too many tries. What you typed is still here; please try again in {minutes} minutes.',
  },
  SURVEY_GAME_AWAY: {
    tw: '遊戲伺服器現在沒有回應，還不能確認角色；您填的內容都還在，過一分鐘再試一次就好',
    hk: '遊戲伺服器現時沒有回應，未能確認角色；您填寫的內容仍在，一分鐘後再試一次即可',
    en: 'The game is not answering, so we cannot confirm your character yet. What you typed is still here; please try again in a minute.',
  },
} satisfies Texts;

export const surveyTexts = { ...surveyPlayerTexts, ...surveyDeskTexts };
export type SurveyCode = keyof typeof surveyTexts;
