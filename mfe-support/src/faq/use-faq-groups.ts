import type { FaqView } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';

/** How to find a receipt: guides of their own, above the questions. */
export const RECEIPT = 'receipt';

export type FaqGroup = { id: string; title: string; articles: readonly FaqView[] };

/** Articles below the kinds of problem they answer, in the order in which most players look. */
export function useFaqGroups(articles: readonly FaqView[]): FaqGroup[] {
  const { t } = useLingui();
  const groups: { id: string; title: string; types: readonly string[] }[] = [
    { id: 'receipts', title: t({ context: 'support', message: '收據怎麼找' }), types: [RECEIPT] },
    { id: 'top-up', title: t({ context: 'support', message: '儲值與發票' }), types: ['2'] },
    { id: 'account', title: t({ context: 'support', message: '帳號安全' }), types: ['f', 'g'] },
    { id: 'events', title: t({ context: 'support', message: '活動與序號' }), types: ['4', 'u'] },
    { id: 'game', title: t({ context: 'support', message: '遊戲問題' }), types: ['3', '5'] },
  ];
  const named = new Set(groups.flatMap(({ types }) => types));
  const rest = { id: 'general', title: t({ context: 'support', message: '一般問題' }) };
  return [
    ...groups.map(({ types, ...group }) => ({
      ...group,
      articles: articles.filter(({ type_id }) => types.includes(type_id)),
    })),
    { ...rest, articles: articles.filter(({ type_id }) => !named.has(type_id)) },
  ].filter((group) => group.articles.length > 0);
}
