import type { Texts } from './texts.ts';

export const pictureFileTexts = {
  FILE_TOO_LARGE: {
    tw: '附件過大[，請勿超過 {mb}MB]',
    en: 'The attachment is too large.[ Please keep it within {mb} MB.]',
  },
  FILE_PIXELS: {
    tw: '圖片[「{name}」]的尺寸太大了，請截圖或縮小後再傳一次',
    en: 'The picture[ “{name}”] has too many pixels. Please send a screenshot of it or a smaller copy.',
  },
  FILE_TYPE: {
    tw: '附件[「{name}」]的格式不能使用，請改用 JPG、PNG 或 GIF 圖片；截圖就可以',
    en: 'The attachment[ “{name}”] is not a JPG, PNG or GIF picture. A screenshot works well.',
  },
  FILE_BROKEN: {
    tw: '圖片[「{name}」]打不開，可能在傳送途中受損了，請重新選一次或改傳截圖',
    en: 'The picture[ “{name}”] cannot be opened; it may have been damaged on its way. Please choose it again, or send a screenshot.',
  },
  FILE_EMPTY: {
    tw: '附件[「{name}」]是空的，請重新選一次',
    en: 'The attachment[ “{name}”] is empty. Please choose it again.',
  },
  MULTIPART_MALFORMED: {
    tw: '附件沒有完整送到；您填的內容還在，請再送出一次',
    en: 'The attachments did not arrive whole. What you typed is still here; please send it again.',
  },
} satisfies Texts;
