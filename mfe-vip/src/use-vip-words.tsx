import type { DeskWords } from '@hub/tickets/web';
import { useLingui } from '@lingui/react/macro';

/** What this desk says in its own words. */
export function useVipWords(): Partial<DeskWords> {
  const { t } = useLingui();
  return {
    label: t({ context: 'vip', message: '貴賓室' }),
    toHome: t({ context: 'vip', message: '回專屬服務' }),
    report: t({ context: 'vip', message: '快速回報' }),
    reportHeading: t({ context: 'vip', message: '快速回報（專屬玩家）' }),
    view: () => t({ context: 'vip', message: '專屬玩家問題查詢' }),
    solved: t({ context: 'vip', message: '我沒有其他問題了' }),
    closed: t({ context: 'vip', message: '此案件已結案，感謝您的回報' }),
    add: {
      label: t({ context: 'vip', message: '再次提問' }),
      placeholder: t({ context: 'vip', message: '請填寫想補充的內容' }),
      hint: t({
        context: 'vip',
        message: '不同主題請另開新的案件。部分手機無法選取檔案，請改用官網的網頁回報。',
      }),
      send: t({ context: 'vip', message: '填寫完畢並送出' }),
    },
    sent: (id, own) => ({
      title: t({ context: 'vip', message: '專屬玩家問題結果' }),
      lead: own
        ? t({ context: 'vip', message: `回報 #${id} 成功。有新回覆時，「回報紀錄」裡看得到。` })
        : t({
            context: 'vip',
            message: `回報 #${id} 成功，通知信已寄到您的信箱。之後要補充或追蹤，請用留下的信箱或手機，加上這組查詢碼；回覆會出現在「回報紀錄」。`,
          }),
      way: t({ context: 'vip', message: '確定' }),
    }),
  };
}
