import { useLingui } from '@lingui/react/macro';
import { useDesk } from './desk-context.ts';
import type { DeskWords } from './desk-words.ts';

const nothing = (): Partial<DeskWords> => ({});

export function useDeskWords(): DeskWords {
  const { t } = useLingui();
  const { useWords = nothing } = useDesk().parts;
  const own = useWords();
  const report = t({ context: 'tickets', message: '線上回報' });
  const known: DeskWords = {
    label: t({ context: 'tickets', message: '客服中心' }),
    toHome: t({ context: 'tickets', message: '回客服中心' }),
    report,
    reportHeading: report,
    view: (number) => t({ context: 'tickets', message: `案件 ${number}` }),
    solved: t({ context: 'tickets', message: '問題解決了，結案' }),
    closed: t({ context: 'tickets', message: '這件回報已結案' }),
    add: {
      label: t({ context: 'tickets', message: '還有想補充的嗎？' }),
      hint: t({ context: 'tickets', message: '不同的問題請開新的回報，會更快處理' }),
      send: t({ context: 'tickets', message: '送出' }),
    },
    sent: () => ({
      title: t({ context: 'tickets', message: '我們收到了' }),
      lead: t({ context: 'tickets', message: '請留下這張查詢憑條，之後憑它查看回覆。' }),
      way: t({ context: 'tickets', message: '查看這筆回報' }),
    }),
  };
  return { ...known, ...own };
}
