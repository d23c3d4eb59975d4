import { approvalTexts } from '../approvals/texts.ts';
import { ticketTexts } from '../tickets/texts.ts';
import { orderDeskTexts } from './desk.texts.ts';
import { orderTexts } from './orders.texts.ts';
import { shopTexts } from './shop.texts.ts';
import { buyerTexts } from './texts.ts';

const { EMAIL_FORMAT, SERVER_REQUIRED, SERVER_UNKNOWN } = ticketTexts;

const fieldTexts = {
  EMAIL_FORMAT,
  SERVER_REQUIRED,
  SERVER_UNKNOWN,
  GAME_UNKNOWN: { tw: '請選擇遊戲', en: 'Please choose a game.' },
};

/** Every sentence that a call of top-up answers with. */
export const topupTexts = {
  ...approvalTexts,
  ...fieldTexts,
  ...buyerTexts,
  ...shopTexts,
  ...orderTexts,
  ...orderDeskTexts,
};
