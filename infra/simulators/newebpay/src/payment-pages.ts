import { escape, page } from '../../local-web/src/page.ts';
import { sentenceOf } from './codes.ts';
import type { Method } from './mpg-request.ts';
import type { Trade } from './trade.ts';

const style = `
header, main { max-width: 32rem; }
.pay { display: block; padding: 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; margin: 0 0 1rem; }
.pay label { display: block; margin: 0 0 .75rem; }
.pay input { width: 100%; }
.pay button, .on { background: var(--brand); border-color: var(--brand); color: var(--page); font-weight: 600; width: 100%; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1rem; }
dt { color: var(--ink-2); }
dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.amount { font-size: 1.5rem; line-height: 2rem; font-weight: 600; }
`;

const amountOf = (trade: Trade): string => `NT$${trade.amount.toLocaleString('en-US')}`;

const methodNames: Record<Method, string> = {
  CREDIT: '信用卡',
  VACC: 'ATM 轉帳',
  WEBATM: 'WebATM',
  UNIONPAY: '銀聯卡',
};

const frame = (title: string, main: string): string =>
  page({ title: `${title}・藍新金流（模擬）`, head: `<h1>${escape(title)}</h1>`, main, style }).replace(
    '<html lang="en">',
    '<html lang="zh-TW">',
  );

const SIMULATED = '<p class="quiet">這是本機的模擬付款頁，不會收取任何款項，也請不要輸入真的卡號。</p>';

const facts = (rows: [string, string][]): string =>
  `<dl>${rows.map(([name, value]) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`).join('')}</dl>`;

const cardFields = `<label>卡號<input name="card_no" inputmode="numeric" autocomplete="off" required value="4000-2211-1111-1111"></label>
<p class="quiet">4000-2211-1111-1111 會成功，其他卡號都會失敗。</p>`;

const payForm = (trade: Trade, method: Method): string => `<form class="pay" method="post" action="/MPG/pay">
<h2>${methodNames[method]}</h2>
<input type="hidden" name="page" value="${trade.page}"><input type="hidden" name="method" value="${method}">
${method === 'CREDIT' || method === 'UNIONPAY' ? cardFields : ''}
<button>${method === 'VACC' ? '取得繳費帳號' : `以 ${methodNames[method]} 付款`}</button></form>`;

export function paymentPage(trade: Trade): string {
  const rows: [string, string][] = [
    ['商品', trade.item],
    ['訂單編號', trade.id],
    ['電子信箱', trade.email || '未提供'],
  ];
  const back = trade.back_url ? `<p><a href="${escape(trade.back_url)}">返回商店</a></p>` : '';
  const forms = trade.methods.map((method) => payForm(trade, method)).join('');
  return frame('選擇付款方式', `${SIMULATED}<p class="amount">${amountOf(trade)}</p>${facts(rows)}${forms}${back}`);
}

export function errorPage(code: string): string {
  return frame('無法付款', `<p class="notice">${escape(code)}：${escape(sentenceOf(code))}</p>${SIMULATED}`);
}

export function numberPage(trade: Trade): string {
  const rows: [string, string][] = [
    ['銀行代碼', trade.bank_code],
    ['繳費帳號', trade.code_no],
    ['繳費期限', `${trade.expires_on} 23:59:59`],
  ];
  return frame('繳費帳號', `<p class="amount">${amountOf(trade)}</p>${facts(rows)}${SIMULATED}`);
}

export const resultPage = (trade: Trade): string =>
  frame(
    trade.state === 'paid' ? '付款成功' : '付款失敗',
    `${facts([
      ['訂單編號', trade.id],
      ['結果', sentenceOf(trade.code)],
    ])}${SIMULATED}`,
  );

export function returnPage(to: string, fields: Readonly<Record<string, string>>): string {
  const inputs = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
    .join('');
  const form = `<form class="pay" method="post" action="${escape(to)}">${inputs}<button>返回商店</button></form>`;
  return frame('正在返回商店', `${form}<script src="/MPG/submit.js"></script>`);
}
