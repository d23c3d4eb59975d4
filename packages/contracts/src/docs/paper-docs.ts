import { paperBody } from '../tickets/messages.ts';
import { refuses, type CallDoc } from './call-doc.ts';
import { caseNumber } from './example-case.ts';

export const paper = (): CallDoc => ({
  summary: { tw: '看一張身分證件', en: 'Shows one ID paper' },
  about: {
    tw: '要寫原因。先留下紀錄，才送出圖片；圖片上印有查看者與時間，不可快取。',
    en: 'Needs a reason. The audit has it before the picture leaves, with reader and time written across it, not to be cached.',
  },
  params: { q_id: caseNumber, paper: { tw: '證件編號', en: 'number of the paper', example: '8' } },
  bodies: [
    {
      name: { tw: '原因', en: 'The reason' },
      schema: paperBody,
      example: { reason: '核對帳號擁有者' },
    },
  ],
  answer: { file: 'image/*' },
  refusals: [
    refuses(403, 'msg', 'FORBIDDEN'),
    refuses(404, 'noexist', 'NOEXIST'),
    refuses(410, 'msg', 'PAPER_DESTROYED'),
  ],
});
