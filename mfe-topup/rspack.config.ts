import { defineRemote } from '@hub/federation/define-remote';
import { approvals } from './approval-words.ts';
import { audit } from './audit-words.ts';
import { approvalRoles, doors } from './desk-manifest.ts';

export const app = defineRemote({
  dir: import.meta.dirname,
  area: 'topup',
  port: 3103,
  exposes: { './routes': './src/routes.tsx', './staff': './src/staff.tsx' },
  routes: [
    {
      path: '/wire_report/:game',
      title: { tw: '匯款回報', hk: '轉賬回報', en: 'Report a transfer' },
      chunk: 'topup-flow',
      window: 'flow',
    },
    {
      path: '/wire_report_portal/:game',
      title: { tw: '選擇儲值方式', hk: '選擇增值方式', en: 'Choose how to top up' },
      chunk: 'topup-chooser',
      window: 'flow',
    },
    {
      path: '/wire_report_v2/:game',
      title: { tw: '儲值', hk: '增值', en: 'Top up' },
      chunk: 'topup-flow',
      window: 'flow',
    },
    {
      path: '/wire_report_v3/:game',
      title: { tw: '海外儲值', hk: '海外增值', en: 'Top up from abroad' },
      chunk: 'topup-flow',
      window: 'flow',
    },
    {
      path: '/wire_report_v2_sandbox/:game',
      title: { tw: '儲值（測試）', hk: '增值（測試）', en: 'Top up (test)' },
      chunk: 'topup-flow',
      window: 'flow',
    },
    {
      path: '/wire_report_code',
      title: { tw: '繳費資訊', hk: '繳費資料', en: 'Payment details' },
      chunk: 'topup-number',
    },
    { path: '/wire_report_result', title: { tw: '付款結果', en: 'Payment result' }, chunk: 'topup-outcome' },
    {
      path: '/wire_report_orders',
      title: { tw: '儲值紀錄', hk: '增值紀錄', en: 'Top-up history' },
      chunk: 'topup-orders',
    },
  ],
  staffRoutes: ['/staff/topup/*'],
  doors,
  approvalRoles,
  approvals,
  name: { tw: '儲值服務', hk: '增值服務', en: 'Top-up' },
  siteDoors: [
    {
      place: 'menu',
      to: '/wire_report_orders',
      title: { tw: '儲值紀錄', hk: '增值紀錄', en: 'Top-up records' },
      icon: 'coins',
      order: 400,
    },
    {
      place: 'tile',
      to: '/wire_report_portal/{game}?entry=games',
      title: { tw: '儲值', hk: '增值', en: 'Top up' },
      icon: 'coins',
      order: 200,
    },
  ],
  jobs: {
    name: { tw: '儲值', hk: '增值', en: 'Top-up' },
    rounds: {
      'buyer-names': {
        tw: '補上舊訂單的購買人索引',
        en: 'Making buyers of old orders findable',
      },
      'provider-asked': { tw: '向金流平台查詢付款', hk: '向支付平台查詢付款', en: 'Asking the payment provider' },
    },
  },
  retention: {
    name: { tw: '儲值', hk: '增值', en: 'Top-up' },
    rules: {
      'draft-steps': {
        what: { tw: '沒有選方案的訂單經過', hk: '沒有選套裝的訂單經過', en: 'Steps of orders without a package' },
        until: { tw: '180 天後刪除', hk: '180 日後刪除', en: 'Deleted after 180 days' },
      },
      drafts: {
        what: { tw: '沒有選方案的訂單', hk: '沒有選套裝的訂單', en: 'Orders without a package' },
        until: { tw: '180 天後刪除', hk: '180 日後刪除', en: 'Deleted after 180 days' },
      },
      'unpaid-buyers': {
        what: { tw: '沒有付款的訂單的購買人資料', en: 'Buyers of orders that were not paid' },
        until: { tw: '180 天後刪除', hk: '180 日後刪除', en: 'Deleted after 180 days' },
      },
      buyers: {
        what: { tw: '訂單的購買人和角色資料', en: 'Buyers and characters of orders' },
        until: {
          tw: '5 年後刪除，訂單和金額留著',
          hk: '5 年後刪除，訂單及金額保留',
          en: 'Deleted after 5 years; orders and sums stay',
        },
      },
      payers: {
        what: {
          tw: '付款帳戶的銀行和末五碼',
          hk: '付款帳戶的銀行及最後五位數字',
          en: 'Bank and last digits of accounts that paid',
        },
        until: { tw: '5 年後刪除', en: 'Deleted after 5 years' },
      },
      bonuses: {
        what: { tw: '角色拿過的首儲好禮', hk: '角色領過的首次增值禮', en: 'Bonuses of a month that characters had' },
        until: { tw: '5 年後刪除', en: 'Deleted after 5 years' },
      },
      'bonuses-of-nobody': {
        what: {
          tw: '已刪除的人拿過的首儲好禮',
          hk: '已刪除者領過的首次增值禮',
          en: 'Bonuses of a month of people who were erased',
        },
        until: { tw: '當月過後刪除', en: 'Deleted once the month is over' },
      },
      'provider-messages': {
        what: {
          tw: '金流平台送來的訊息內容',
          hk: '支付平台送來的訊息內容',
          en: 'Words of messages of the payment provider',
        },
        until: {
          tw: '處理完 180 天後刪除',
          hk: '處理完 180 日後刪除',
          en: 'Deleted 180 days after they were worked on',
        },
      },
    },
  },
  audit,
});
