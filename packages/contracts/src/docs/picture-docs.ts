import { object, string } from 'yup';
import { part } from '../shared/view.ts';
import { answerUploadQuery, UPLOAD_FIELD, uploadedView, uploadQuery } from '../tickets/attachments.ts';
import type { Desk } from '../tickets/desk.ts';
import { attachmentFields, fileGroups, type FileGroup, type FileUse } from '../tickets/file-groups.ts';
import { answers, refuses, type CallDoc } from './call-doc.ts';

export const fileRefusals = [
  refuses(400, 'file01', 'FILE_TOO_MANY'),
  refuses(400, 'file01', 'FILE_UNWANTED'),
  refuses(400, 'file01', 'FILE_EMPTY'),
  refuses(400, 'file01', 'FILE_GONE'),
  refuses(400, 'msg', 'MULTIPART_MALFORMED'),
  refuses(413, 'file01', 'FILE_TOO_LARGE'),
  refuses(413, 'file01', 'FILE_PIXELS'),
  refuses(415, 'file01', 'FILE_TYPE'),
  refuses(415, 'file01', 'FILE_BROKEN'),
  refuses(503, 'file01', 'FILE_BUSY'),
];
const fileWords = {
  tw: 'JPG、PNG 或 GIF 圖片，8 MB 以內，網站設定可以訂得更小；也可以是先上傳後得到的代號',
  en: 'a JPG, PNG or GIF picture of up to 8 MB, or less where the site says so, or the id of one sent ahead',
};
const kindWords: Record<FileGroup['kind'], { tw: string; en: string }> = {
  picture: fileWords,
  id_paper: { tw: `身分證件：${fileWords.tw}。加密保存`, en: `An ID paper: ${fileWords.en}. Kept encrypted` },
  pay: { tw: `儲值憑證：${fileWords.tw}`, en: `A proof of payment: ${fileWords.en}` },
};
const wordsOf = ({ kind, types }: FileGroup) => {
  const { tw, en } = kindWords[kind];
  if (types === null) return { tw, en };
  return { tw: `${tw}（問題類型 ${types.join('、')}）`, en: `${en} (types ${types.join(', ')})` };
};
export const fileFields = (desk: Desk, use: FileUse) =>
  Object.fromEntries(
    fileGroups(desk, use).flatMap((group) => attachmentFields(group).map((name) => [name, wordsOf(group)])),
  );

export const upload = (): CallDoc => ({
  summary: { tw: '先上傳一張圖片', en: 'Sends a picture ahead' },
  about: {
    tw: '得到的代號放進表單裡同一類（`kind`）的欄位。24 小時內沒有用到就會刪除。',
    en: 'The id goes into a field of the form that is of the same `kind`. What is not used within 24 hours is deleted.',
  },
  query: uploadQuery,
  form: { files: { [UPLOAD_FIELD]: fileWords } },
  answer: answers(part({ msg: uploadedView }), {
    msg: { id: 'Zk3v9QpL1xTn8aBcDeFgHi', thumb: '/media/q/2026/11/9f2c?v=thumb&sig=k1.abc' },
  }),
  refusals: [
    ...fileRefusals,
    refuses(404, 'noexist', 'NOEXIST'),
    refuses(409, 'msg', 'TICKET_CLOSED'),
    refuses(429, 'msg', 'TOO_MANY_UPLOADS'),
  ],
});

export const answerUpload = (): CallDoc => ({
  ...upload(),
  summary: { tw: '先上傳一張回覆要附的圖片', en: 'Sends a picture of an answer ahead' },
  about: {
    tw: '得到的代號放進回覆的 `attachment1` 到 `attachment3`。24 小時內沒有用到就會刪除。',
    en: 'The id goes into `attachment1` to `attachment3` of the answer. What is not used within 24 hours is deleted.',
  },
  query: answerUploadQuery,
  refusals: [...(upload().refusals ?? []), refuses(403, 'msg', 'FORBIDDEN')],
});

const staffPicture = (): CallDoc => ({
  ...picture(),
  about: {
    tw: '網址由案件的內容給出。每次都以當下的登入和權限判斷，瀏覽器不保存。',
    en: 'The address comes with the case. It is judged each time by the session and its rights of that moment, and kept by no browser.',
  },
  query: object({ v: string().oneOf(['view', 'thumb']) }),
});

const picture = (): CallDoc => ({
  summary: { tw: '案件的一張圖片', en: 'A picture of a case' },
  about: {
    tw: '網址由回報的內容給出。每次都以當下的 `x-auth-token` 判斷能不能看；沒有 token 的人只能看自己先上傳的縮圖，網址帶簽章，15 分鐘內有效。',
    en: 'The address comes with the case. Whether it may be seen is judged each time, by the `x-auth-token` of the call; who has none sees the small picture of what they sent ahead, under an address that is signed for 15 minutes.',
  },
  params: {
    year: { tw: '年', en: 'year', example: '2026' },
    month: { tw: '月', en: 'month', example: '11' },
    file: { tw: '檔案代號', en: 'name of the file', example: '9f2c' },
  },
  query: object({ v: string().oneOf(['view', 'thumb']), sig: string() }),
  answer: { file: 'image/*' },
  refusals: [refuses(403, 'msg', 'FORBIDDEN'), refuses(404, 'msg', 'NOT_FOUND'), refuses(410, 'msg', 'FILE_ARCHIVED')],
});

export const pictureDocs = { getPicture: picture(), getStaffPicture: staffPicture() };
