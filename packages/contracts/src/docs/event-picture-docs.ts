import { eventPictureView, pictureQuery } from '../events/codes/pictures.ts';
import { answers, refuses, type CallGroup } from './call-doc.ts';

export const eventPictureDocs = {
  uploadPicture: {
    summary: { tw: '上傳活動或獎勵的圖片', en: 'Uploads a picture of an event or a reward' },
    about: {
      tw: 'JPG、PNG 或 GIF，8 MB 以內，重新編碼後存放。橫幅至少 960 × 320、寬是高的 2 到 3 倍；獎勵接近正方形、至少 96 × 96。把 `id` 填進活動的 `picture`，發布後玩家才看得到；沒有活動用的圖片 30 天後刪除。',
      en: 'A JPG, PNG or GIF of up to 8 MB, kept re-encoded. A banner has at least 960 × 320 pixels and is 2 to 3 times as wide as high; a reward is about square, at least 96 × 96. Put the `id` into `picture` of the event; players see it with the publication. What no event uses is deleted after 30 days.',
    },
    query: pictureQuery,
    form: { files: { file: { tw: '圖片', en: 'the picture' } } },
    answer: answers(eventPictureView, {
      data: {
        id: 'Zk3v9QpL1xTn8aBcDeFgHi',
        for: 'banner',
        address: '/media/events/Zk3v9QpL1xTn8aBcDeFgHi',
        width: 1440,
        height: 560,
        bytes: 118_400,
      },
    }),
    refusals: [
      refuses(403, 'msg', 'FORBIDDEN'),
      refuses(404, 'noexist', 'EVENT_UNKNOWN'),
      refuses(400, 'file01', 'FILE_EMPTY'),
      refuses(400, 'file', 'PICTURE_SHAPE'),
      refuses(413, 'file', 'PICTURE_HEAVY'),
      refuses(413, 'file01', 'FILE_TOO_LARGE'),
      refuses(413, 'file01', 'FILE_PIXELS'),
      refuses(415, 'file01', 'FILE_TYPE'),
      refuses(415, 'file01', 'FILE_BROKEN'),
      refuses(429, 'msg', 'TOO_MANY_PICTURES'),
      refuses(503, 'file01', 'FILE_BUSY'),
    ],
  },
  showPicture: {
    summary: { tw: '活動的一張圖片', en: 'A picture of an event' },
    about: {
      tw: '網址由活動給出，內容永遠不變，可以一直快取。',
      en: 'The address comes with the event. What is under it never changes and may be kept for ever.',
    },
    params: { picture: { tw: '圖片代號', en: 'id of the picture', example: 'Zk3v9QpL1xTn8aBcDeFgHi' } },
    answer: { file: 'image/*' },
    refusals: [refuses(404, 'msg', 'NOT_FOUND')],
  },
} satisfies CallGroup['calls'];
