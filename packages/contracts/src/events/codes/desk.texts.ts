import { pictureFileTexts } from '../../shared/picture-file.texts.ts';
import type { Texts } from '../../shared/texts.ts';

export const eventDeskTexts = {
  ...pictureFileTexts,
  PICTURE_SHAPE: {
    tw: '這張圖是 {width} × {height}，請改用至少 {least} 像素、寬高比 {across} 的圖',
    hk: '這張圖是 {width} × {height}，請改用最少 {least} 像素、闊高比 {across} 的圖',
    en: 'This picture is {width} × {height}. Please use one of at least {least} pixels, {across} as wide as it is high.',
  },
  PICTURE_HEAVY: {
    tw: '這張圖處理後還有 {kb} KB，玩家的網頁最多放 {most} KB，請縮小或簡化後再傳',
    hk: '這張圖處理後仍有 {kb} KB，玩家的網頁最多放 {most} KB，請縮小或簡化後再傳',
    en: 'This picture still has {kb} KB, and a page of players takes {most} KB at most. Please make it smaller or simpler.',
  },
  PICTURE_GONE: {
    tw: '這張圖已經不在了，請重新上傳，或改用本站的圖案',
    hk: '這張圖已不存在，請重新上載，或改用本站的圖案',
    en: 'This picture is no longer here. Please upload it again, or choose a drawing.',
  },
  TOO_MANY_PICTURES: {
    tw: '您剛剛已上傳許多圖片，請 {minutes} 分鐘後再傳',
    hk: '您剛剛已上載許多圖片，請 {minutes} 分鐘後再傳',
    en: 'You have just sent many pictures. Please send the next one in {minutes} minutes.',
  },
  EVENT_ENDS_FIRST: { tw: '結束時間要在開始之後', en: 'It has to end after it begins.' },
  ERROR_LIMIT: { tw: '錯誤上限是 3 到 50 次', hk: '錯誤上限是 3 至 50 次', en: 'From 3 to 50 wrong entries.' },
  PER_ACCOUNT: {
    tw: '每個帳號可兌換 1 到 20 次',
    hk: '每個帳戶可兌換 1 至 20 次',
    en: 'An account can redeem it 1 to 20 times.',
  },
  CATEGORIES_NONE: { tw: '至少要有一種獎勵', hk: '至少要有一種獎賞', en: 'There has to be one reward at least.' },
  CATEGORIES_MANY: {
    tw: '一個活動最多 10 種獎勵',
    hk: '一個活動最多 10 種獎賞',
    en: 'An event has at most 10 rewards.',
  },
  EVENT_UNKNOWN: { tw: '找不到這個活動', en: 'We cannot find this event.' },
  EVENT_MOVED: {
    tw: '活動剛剛有了變化，請先看最新內容再決定',
    en: 'This event has just changed. Please look at what it is now first.',
  },
  EVENT_STATE: {
    tw: '活動目前的狀態不能這樣做，請看最新狀態',
    en: 'This cannot be done in the present state of the event.',
  },
  EVENT_FORGOTTEN: {
    tw: '這個活動結束滿五年，誰兌換過已經依規定刪除，不能再發布或補兌換',
    hk: '這個活動結束滿五年，誰兌換過已按規定刪除，不能再發布或補兌換',
    en: 'This event ended five years ago and who redeemed has been deleted as promised. It cannot be published again, and nothing more can be given.',
  },
  EVENT_SAME: {
    tw: '玩家看到的已經是這個內容，沒有要發布的變更',
    en: 'Players see this already. There is nothing to publish.',
  },
  EVENT_HAS_BATCHES: {
    tw: '這個活動已經有序號批次，不能刪除草稿；草稿不會影響玩家，可以留著',
    hk: '這個活動已有序號批次，不能刪除草稿；草稿不會影響玩家，可以保留',
    en: 'This event has batches of codes, and its draft cannot be deleted. It does no harm to players.',
  },
  CATEGORY_LIVE: {
    tw: '「{title}」已經發布，不能移除；要停止兌換，請取消勾選「開放兌換」',
    hk: '「{title}」已經發布，不能移除；如要停止兌換，請取消勾選「開放兌換」',
    en: 'The reward "{title}" is published and cannot be removed. Please untick "Can be redeemed" instead.',
  },
  CATEGORY_HAS_CODES: {
    tw: '「{title}」已經有序號批次或兌換紀錄，不能移除；要停止兌換，請取消勾選「開放兌換」',
    hk: '「{title}」已有序號批次或兌換紀錄，不能移除；如要停止兌換，請取消勾選「開放兌換」',
    en: 'The reward "{title}" has codes or redemptions and cannot be removed. Please untick "Can be redeemed" instead.',
  },
  LOCK_UNKNOWN: { tw: '找不到這筆鎖定紀錄', en: 'We cannot find this lock.' },
  CATEGORY_FOREIGN: {
    tw: '這個活動沒有這種獎勵，請重新選擇',
    hk: '這個活動沒有這種獎賞，請重新選擇',
    en: 'This event has no such reward. Please choose again.',
  },
  EVENT_UNPUBLISHED: {
    tw: '活動還沒發布，不能補兌換',
    hk: '活動尚未發布，不能補兌換',
    en: 'The event is not published yet. Nothing can be given for it.',
  },
  ROLE_ABSENT: {
    tw: '遊戲在這個伺服器找不到這個角色，請再確認伺服器和角色 ID',
    hk: '遊戲在這個伺服器找不到這個角色，請再次確認伺服器和角色 ID',
    en: 'The game knows no such character on this server. Please check the server and the character ID.',
  },
  ROLE_BANNED: {
    tw: '這個角色已被停權，獎勵寄不到',
    hk: '這個角色已被停權，獎賞無法送達',
    en: 'This character is banned. A reward would not reach it.',
  },
  ROLE_UNSURE: {
    tw: '遊戲現在沒有回應，還不能確認這個角色，所以什麼都沒有送出；您填的都還在，過一分鐘再送一次就好',
    hk: '遊戲現時沒有回應，未能確認這個角色，因此沒有送出任何東西；您填寫的內容仍在，一分鐘後再送一次即可',
    en: 'The game is not answering, so this character cannot be confirmed and nothing was given. What you typed is still here; please send it again in a minute.',
  },
  BATCH_FOREIGN: { tw: '這個活動沒有這批序號，請重新選擇', en: 'This event has no such batch. Please choose again.' },
  EXPORT_MANY: {
    tw: '您已經有 {max} 個檔案在製作，請等其中一個完成',
    hk: '您已有 {max} 個檔案正在製作，請等待其中一個完成',
    en: 'You have {max} files being made already. Please wait for one of them.',
  },
} satisfies Texts;
