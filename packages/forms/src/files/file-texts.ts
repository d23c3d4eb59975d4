import { kitLanguage, useLanguage, type KitLanguage } from '@hub/web';
import type { RefusalReason } from './file-refusal.ts';

export type FileTexts = {
  also: string;
  alsoTouch: string;
  camera: string;
  choose: string;
  copyAddress: string;
  elsewhere: string;
  failed: string;
  half: string;
  notLoaded: string;
  offline: string;
  preparing: string;
  silent: string;
  waiting: string;
  allDone: (count: number) => string;
  behind: (reason: string) => string;
  cancel: (name: string) => string;
  counted: (label: string, count: number, max: number) => string;
  done: (size: string) => string;
  hint: (max: number, limit: string) => string;
  leftOut: (sentence: string, names: readonly string[]) => string;
  problem: (name: string, reason: string) => string;
  refused: Record<RefusalReason, (size: string, limit: string) => string>;
  remove: (name: string) => string;
  removed: (name: string) => string;
  retryName: (name: string) => string;
  sending: (percent: number, size: string) => string;
  started: (count: number) => string;
  stillGoing: (done: number, all: number) => string;
  tooMany: (max: number) => string;
  total: (done: number, all: number) => string;
};

const NAMED = 3;
const named = (names: readonly string[], comma: string, rest: (more: number) => string): string =>
  names.slice(0, NAMED).join(comma) + (names.length > NAMED ? rest(names.length - NAMED) : '');

const taiwan: FileTexts = {
  also: '也可以拖曳到這裡，或直接貼上截圖',
  alsoTouch: '也可以直接貼上截圖',
  camera: '拍照',
  choose: '選擇圖片',
  copyAddress: '複製網址',
  elsewhere: '文字照樣可以從這裡送出。要附圖片，請複製官網的網址，用手機的瀏覽器開啟。',
  failed: '上傳時發生問題，圖片還在，請再試一次',
  half: '圖片已上傳 50%',
  notLoaded: '連不上網路，這次沒有選到圖片，請再選一次',
  offline: '網路中斷，沒有傳完。圖片還在，請再試一次',
  preparing: '準備中',
  silent: '遊戲內選不到附件？',
  waiting: '等候上傳',
  allDone: (count) => `${count} 張圖片都上傳完成`,
  behind: (reason) => `${reason}。送出時會略過這個檔案`,
  cancel: (name) => `取消上傳 ${name}`,
  counted: (label, count, max) => `${label} ${count}／${max}`,
  done: (size) => `已上傳・${size}`,
  hint: (max, limit) => `最多 ${max} 張，每張 ${limit} 以內（JPG、PNG、GIF）`,
  leftOut: (sentence, names) => `${sentence}；沒有加入：${named(names, '、', () => ` 等 ${names.length} 個`)}`,
  problem: (name, reason) => `「${name}」：${reason}`,
  refused: {
    large: (size, limit) => `檔案 ${size}，請選 ${limit} 以內的圖片`,
    type: () => '這不是 JPG、PNG 或 GIF 圖片，請改選圖片或直接截圖',
    heic: () => '這個瀏覽器讀不了 HEIC 照片，請改用截圖，或先轉存成 JPG',
    empty: () => '這個檔案是空的，請重新選擇',
    unreadable: () => '讀不到這個檔案，請再試一次或重新選擇',
    elsewhere: () => '原圖在另一個裝置或視窗，請移除後在這裡重新選擇',
  },
  remove: (name) => `移除 ${name}`,
  removed: (name) => `已移除 ${name}`,
  retryName: (name) => `再試一次 ${name}`,
  sending: (percent, size) => `上傳中 ${percent}%・${size}`,
  started: (count) => `開始上傳 ${count} 張圖片`,
  stillGoing: (done, all) => `圖片傳送中 ${done}/${all}…`,
  tooMany: (max) => `請勿選擇超過 ${max} 個檔案`,
  total: (done, all) => `已上傳 ${done}／${all} 張`,
};

const hongkong: FileTexts = {
  ...taiwan,
  elsewhere: '文字仍可從這裡送出。如要附上圖片，請複製官網的網址，用手機的瀏覽器開啟。',
  failed: '上載時發生問題，圖片仍在，請再試一次',
  half: '圖片已上載 50%',
  notLoaded: '未能連接網絡，這次沒有選到圖片，請再選一次',
  offline: '網絡中斷，未能傳送完成。圖片仍在，請再試一次',
  waiting: '等候上載',
  allDone: (count) => `${count} 張圖片都上載完成`,
  behind: (reason) => `${reason}。送出時會略過這個檔案`,
  cancel: (name) => `取消上載 ${name}`,
  done: (size) => `已上載・${size}`,
  sending: (percent, size) => `上載中 ${percent}%・${size}`,
  started: (count) => `開始上載 ${count} 張圖片`,
  total: (done, all) => `已上載 ${done}／${all} 張`,
};

const pictures = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`);

const english: FileTexts = {
  also: 'Or drag them here, or paste a screenshot',
  alsoTouch: 'Or paste a screenshot',
  camera: 'Take a photo',
  choose: 'Choose pictures',
  copyAddress: 'Copy the address',
  elsewhere:
    'You can still send your text from here. To add pictures, copy the address of our site and open it in your browser.',
  failed: 'Something went wrong while uploading. The picture is still here; please try again.',
  half: 'Pictures 50% uploaded',
  notLoaded: 'No connection, so nothing was chosen. Please choose again.',
  offline: 'The connection was lost. The picture is still here; please try again.',
  preparing: 'Getting ready',
  silent: 'Cannot choose files inside the game?',
  waiting: 'Waiting to upload',
  allDone: (count) => `${pictures(count)} uploaded`,
  behind: (reason) => `${reason} Your message leaves without it.`,
  cancel: (name) => `Cancel ${name}`,
  counted: (label, count, max) => `${label} ${count}/${max}`,
  done: (size) => `Uploaded · ${size}`,
  hint: (max, limit) => `Up to ${max}, ${limit} each (JPG, PNG, GIF)`,
  leftOut: (sentence, names) => `${sentence} Not added: ${named(names, ', ', (more) => ` and ${more} more`)}.`,
  problem: (name, reason) => `“${name}”: ${reason}`,
  refused: {
    large: (size, limit) => `This file has ${size}. Please choose a picture of up to ${limit}.`,
    type: () => 'This is not a JPG, PNG or GIF picture. Please choose a picture, or take a screenshot.',
    heic: () => 'This browser cannot read HEIC photos. Please use a screenshot, or save it as JPG first.',
    empty: () => 'This file is empty. Please choose another one.',
    unreadable: () => 'This file cannot be read. Please try again or choose another one.',
    elsewhere: () => 'The picture itself is on another device or window. Please remove it and choose it again here.',
  },
  remove: (name) => `Remove ${name}`,
  removed: (name) => `${name} removed`,
  retryName: (name) => `Try again ${name}`,
  sending: (percent, size) => `Uploading ${percent}% · ${size}`,
  started: (count) => `Uploading ${pictures(count)}`,
  stillGoing: (done, all) => `Sending pictures ${done}/${all}…`,
  tooMany: (max) => `Please do not select more than ${max} files.`,
  total: (done, all) => `${done} of ${pictures(all)} uploaded`,
};

const texts: Record<KitLanguage, FileTexts> = { 'zh-TW': taiwan, 'zh-HK': hongkong, en: english };

export function useFileTexts(): FileTexts {
  return texts[useLanguage()];
}

/** For where nothing is drawn: it does not follow a change of language. */
export function fileTexts(): FileTexts {
  return texts[kitLanguage()];
}

export const problemOf = (name: string, reason: string): string =>
  reason.includes(name) ? reason : fileTexts().problem(name, reason);
