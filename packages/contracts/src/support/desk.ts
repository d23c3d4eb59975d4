import { phoneLocales } from '../shared/phone.ts';
import { limitBounds } from '../shared/site-limits.ts';
import type { Desk } from '../tickets/desk.ts';
import type { FileGroup } from '../tickets/file-groups.ts';

/** Account lost, account stolen: both ask whose account it is. */
const OWNERSHIP = ['f', 'g'];
const TOP_UP = '2';

const proofs: FileGroup[] = [
  { kind: 'id_paper', field: 'attachment_id', max: 4, types: OWNERSHIP },
  { kind: 'pay', field: 'attachment_pay', max: 3, types: [...OWNERSHIP, TOP_UP] },
];

export const supportDesk: Desk = {
  key: 'support',
  service: 'support',
  api: 'questions',
  page: 'service',
  media: 'q',
  numberPrefix: '',
  firstNumber: 10001,
  limits: {
    filesPerCase: limitBounds.pictures_per_report.most,
    filesPerReply: limitBounds.pictures_per_reply.most,
    contentMax: 2000,
  },
  proofs,
  viewOmits: [],
  rating: true,
  hours: null,
  phoneLocales,
  phoneInGame: false,
  confirmsCharacter: false,
  mailMark: { 'zh-TW': '', 'zh-HK': '', en: '' },
};
