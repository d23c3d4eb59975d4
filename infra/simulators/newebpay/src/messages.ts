import type { Behaviour } from './behaviour.ts';
import { sentenceOf } from './codes.ts';
import { encrypt, tradeSha, type Shop } from './shop.ts';
import { stamp } from './taipei-time.ts';
import type { Trade } from './trade.ts';

export type Message = Record<'Status' | 'MerchantID' | 'Version' | 'TradeInfo' | 'TradeSha', string>;

type Facts = Record<string, string | number>;

const IP = '203.0.113.7';

const common = (shop: Shop, trade: Trade): Facts => ({
  MerchantID: shop.id,
  Amt: trade.amount,
  TradeNo: trade.trade_no,
  MerchantOrderNo: trade.id,
  PaymentType: trade.method === 'UNIONPAY' ? 'CREDIT' : trade.method,
});

export function paymentMessage(shop: Shop, trade: Trade, behaviour: Behaviour): Message {
  const facts = {
    ...common(shop, trade),
    RespondType: trade.respond,
    PayTime: stamp(trade.paid_at ?? Date.now()),
    IP,
    EscrowBank: 'HNCB',
    ...(trade.method === 'VACC' || trade.method === 'WEBATM' ? payerFacts(trade) : cardFacts(trade)),
  };
  return sealed(shop, trade, behaviour, facts);
}

const payerFacts = ({ payer_bank, payer_last_five }: Trade): Facts => ({
  PayBankCode: payer_bank,
  PayerAccount5Code: payer_last_five,
});

const cardFacts = ({ method, state }: Trade): Facts => ({
  AuthBank: 'KGI',
  CardBank: '',
  RespondCode: state === 'paid' ? '00' : '54',
  Auth: state === 'paid' ? '930637' : '',
  Card6No: '400022',
  Card4No: '1111',
  Inst: 0,
  InstFirst: 0,
  InstEach: 0,
  ECI: '',
  TokenUseStatus: 0,
  PaymentMethod: method,
});

export function numberMessage(shop: Shop, trade: Trade, behaviour: Behaviour): Message {
  const facts = {
    ...common(shop, trade),
    ExpireDate: trade.expires_on,
    ExpireTime: behaviour.colons ? '23:59:59' : '235959',
    BankCode: trade.bank_code,
    CodeNo: trade.code_no,
  };
  return sealed(shop, { ...trade, code: 'SUCCESS' }, behaviour, facts);
}

function sealed(shop: Shop, trade: Trade, behaviour: Behaviour, facts: Facts): Message {
  const { tamper, padding } = behaviour;
  const status = tamper === 'status' ? 'MPG03009' : trade.code;
  const told = tampered(facts, tamper);
  const text = trade.respond === 'JSON' ? asJson(status, told, behaviour.escapes) : asText(status, told);
  const info = encrypt(shop, text, padding);
  const cut = tamper === 'cut' ? info.slice(0, -2) : info;
  const sum = tradeSha(shop, cut);
  return {
    Status: tamper === 'outer_status' ? (trade.code === 'SUCCESS' ? 'MPG03009' : 'SUCCESS') : status,
    MerchantID: shop.id,
    Version: trade.version,
    TradeInfo: cut,
    TradeSha: tamper === 'sum' ? sum.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A')) : sum,
  };
}

function tampered(facts: Facts, tamper: Behaviour['tamper']): Facts {
  if (tamper === 'amount') return { ...facts, Amt: Number(facts.Amt) + 1 };
  if (tamper === 'merchant') return { ...facts, MerchantID: 'MS99999999' };
  if (tamper === 'order') return { ...facts, MerchantOrderNo: 'NOBODY_KNOWS_IT' };
  return facts;
}

function asJson(Status: string, Result: Facts, escapes: boolean): string {
  const text = JSON.stringify({ Status, Message: sentenceOf(Status), Result });
  if (!escapes) return text;
  const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return text.replace(/[^\x00-\x7f]/g, escaped).replaceAll('/', '\\/');
}

const asText = (Status: string, facts: Facts): string => {
  const all = { Status, Message: sentenceOf(Status), ...facts };
  return new URLSearchParams(Object.entries(all).map(([name, value]) => [name, String(value)])).toString();
};
