import { vipRuleCalls } from '../vip/rules.calls.ts';
import { vipRuleBody, vipRulePreviewQuery, vipRulePreviewView, vipRuleView } from '../vip/rules.ts';
import { answers, describeCalls, refuses } from './call-doc.ts';
import { TIME } from './example-case.ts';

const rule = { on: true, days: 90, amount_twd: 30_000, level: 1 };
const params = { game_id: { tw: '遊戲代碼', en: 'the game', example: 'H73' } };
const view = answers(vipRuleView, {
  data: {
    game_id: 'H73',
    rule,
    changed_at: TIME,
    changed_by: '小婷',
    approved_by: '小安',
    approval: null,
    asked: null,
    version: 1,
    may_change: true,
  },
});
const forbidden = refuses(403, 'msg', 'FORBIDDEN');
const absent = refuses(404, 'noexist', 'VIP_NOEXIST');

export const vipRuleDocs = describeCalls({
  name: { tw: 'VIP 消費規則', en: 'Rules of VIP' },
  of: vipRuleCalls,
  calls: {
    getVipRule: {
      summary: { tw: '一款遊戲的規則', en: 'The rule of a game' },
      params,
      answer: view,
      refusals: [forbidden, absent],
    },
    changeVipRule: {
      summary: { tw: '提出新的規則，等另一位同事核准', en: 'Asks a second person for another rule' },
      about: {
        tw: '近 `days` 天（台北日期，含今天）付滿 `amount_twd` 就是 `level` 級，退款會扣掉；已達到的等級至少保留到當月底。答案裡的 `rule` 在核准前還是原來的。',
        en: 'Who paid `amount_twd` within `days` days of Taipei, today counted and refunds subtracted, is of `level`; what was reached stays to the end of the month at least. Until somebody agrees `rule` is what stands.',
      },
      params,
      bodies: [
        { name: { tw: '規則', en: 'A rule' }, schema: vipRuleBody, example: { ...rule, reason: '配合年度 VIP 方案' } },
      ],
      answer: view,
      refusals: [
        forbidden,
        absent,
        refuses(409, 'msg', 'VIP_MOVED'),
        refuses(409, 'msg', 'RULE_STANDS'),
        refuses(409, 'msg', 'APPROVAL_PENDING'),
      ],
    },
    previewVipRule: {
      summary: { tw: '改成這樣，誰會變動', en: 'Who would change with such a rule' },
      params,
      query: vipRulePreviewQuery,
      answer: answers(vipRulePreviewView, {
        data: {
          gain: 12,
          lose: 3,
          stay: 85,
          sample: [
            { partner_uid: 'uid-900002', paid_twd: 42_000, before: 0, after: 1, ends_at: '2027-02-28T23:59:59+08:00' },
          ],
        },
        page: { next: null },
      }),
      refusals: [forbidden, absent],
    },
  },
});
