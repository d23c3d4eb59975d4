import type { DeskOrderDetail } from '@hub/contracts/topup';
import { maskPersonal } from '@hub/nest-kit/audit';
import type { Buyer } from '../buyer/buyer.ts';

type Shown = DeskOrderDetail['buyer'];
type Transfer = NonNullable<Buyer['transfer']>;

const HIDDEN = '***';
const some = (text: string, shown: string) => (text === '' ? '' : shown);

/** Its first sign: enough to compare with a statement. */
export const maskedName = (name: string): string => some(name, `${[...name][0]}${HIDDEN}`);
const maskedEnd = (text: string) => some(text, `${HIDDEN}${text.slice(-3)}`);

function maskedEmail(address: string): string {
  const masked = maskPersonal(address);
  return masked === address ? some(address, `${HIDDEN}@…`) : masked;
}

/** Of an account number. */
export const maskedDigits = (digits: string): string => some(digits, `${HIDDEN}${digits.slice(-2)}`);

export const maskedTransfer = (transfer: Transfer): Transfer => ({
  ...transfer,
  name: maskedName(transfer.name),
  last_five: maskedDigits(transfer.last_five),
  note: some(transfer.note, HIDDEN),
});

const nobody: Shown = {
  masked: false,
  email: '',
  phone: '',
  area: '',
  birthday: '',
  gender: '',
  invoice: { option: '', love_code: '', carrier: '', recipient: '', area: '', address: '' },
  prize: null,
};

/** Null once the buyer has served their time. */
export function buyerView(buyer: Buyer | null, masked: boolean): Shown {
  if (!buyer) return { ...nobody, masked };
  const { email, phone, area, birthday, gender, prize } = buyer;
  const invoice = buyer.invoice ?? nobody.invoice;
  if (!masked) return { masked, email, phone, area, birthday, gender, invoice, prize };
  return {
    masked,
    email: maskedEmail(email),
    phone: maskedEnd(phone),
    area,
    birthday: some(birthday, HIDDEN),
    gender: '',
    invoice: {
      ...invoice,
      carrier: maskedEnd(invoice.carrier),
      recipient: maskedName(invoice.recipient),
      address: some(invoice.address, HIDDEN),
    },
    prize: prize && {
      recipient: maskedName(prize.recipient),
      area: prize.area,
      address: some(prize.address, HIDDEN),
      phone: maskedEnd(prize.phone),
    },
  };
}
