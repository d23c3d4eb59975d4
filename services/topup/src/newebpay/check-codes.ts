import { upperSha256, type Merchant } from './trade-cipher.ts';

type Asked = { orderNo: string; amount: number };

const fields = ({ id }: Merchant, { orderNo, amount }: Asked): string =>
  `Amt=${amount}&MerchantID=${id}&MerchantOrderNo=${orderNo}`;

export const checkValue = (merchant: Merchant, asked: Asked): string =>
  upperSha256(`IV=${merchant.hashIv}&${fields(merchant, asked)}&Key=${merchant.hashKey}`);

export const checkCode = (merchant: Merchant, answered: Asked & { tradeNo: string }): string =>
  upperSha256(
    `HashIV=${merchant.hashIv}&${fields(merchant, answered)}&TradeNo=${answered.tradeNo}&HashKey=${merchant.hashKey}`,
  );
