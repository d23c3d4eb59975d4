import type { ApprovalWords } from '@hub/contracts/manifest';

const accounts = { tw: '{line} 個帳號', hk: '{line} 個帳戶', en: '{line} accounts' };

/** What asks a second person at the desk of VIP, and what such a request states. */
export const approvals: ApprovalWords = {
  kinds: {
    'vip-import': {
      title: { tw: 'VIP 名單匯入', en: 'Import of the VIP list' },
      look: { tw: '看這份名單的每一列', hk: '查看這份名單的每一行', en: 'See every line of this list' },
      to: '/staff/vip/import/{subject}',
      named: 'vip_file',
    },
    'vip-rule': {
      title: { tw: 'VIP 消費規則', en: 'Rule of VIP' },
      look: { tw: '看這款遊戲的規則', en: 'Open the rule of this game' },
      to: '/staff/vip/rules/{subject}',
    },
  },
  facts: {
    vip_file: { tw: '檔案', en: 'File' },
    vip_fresh: { tw: '新加入', en: 'New' },
    vip_changed: { tw: '會改變', en: 'Changed' },
    vip_same: { tw: '不變', en: 'Unchanged' },
    vip_moved: { tw: '比對後又被改過的', hk: '比對後再被更改的', en: 'Changed again since it was compared' },
    vip_rule_on: { tw: '規則', en: 'Rule' },
    vip_rule_days: { tw: '計算最近幾天', hk: '計算最近幾日', en: 'Days that count' },
    vip_rule_amount: { tw: '消費滿', en: 'Paid at least' },
    vip_rule_level: { tw: '給的等級', hk: '給予的級別', en: 'Level' },
    vip_rule_gain: { tw: '提出時：會成為或升級', en: 'When asked: gain a level' },
    vip_rule_lose: { tw: '提出時：月底後會失去或降級', en: 'When asked: lose a level after the month' },
    vip_rule_stay: { tw: '提出時：維持不變', en: 'When asked: stay as they are' },
  },
  values: {
    vip_rule_on: { yes: { tw: '啟用', en: 'On' }, no: { tw: '停用', en: 'Off' } },
    vip_rule_days: { '*': { tw: '{line} 天', hk: '{line} 日', en: '{line} days' } },
    vip_rule_gain: { '*': accounts },
    vip_rule_lose: { '*': accounts },
    vip_rule_stay: { '*': accounts },
  },
};
