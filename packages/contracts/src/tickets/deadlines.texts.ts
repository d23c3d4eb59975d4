import type { Texts } from '../shared/texts.ts';

export const deadlineTexts = {
  KNOWN_ON_REQUIRED: {
    tw: '請選擇收到通知或知道這件事的日期',
    en: 'Please choose the day on which you were told, or learnt of it.',
  },
  HISTORY_DAY_REQUIRED: { tw: '請選擇日期，例如 2026-11-22', en: 'Please choose a day, for example 2026-11-22.' },
  DAY_FUTURE: { tw: '這一天還沒到，請選擇今天或之前', en: 'This day is still to come. Please choose today or before.' },
  HISTORY_GONE: {
    tw: '遊戲歷程保存 {days} 日，更早的已經沒有了',
    en: 'Game records are kept for {days} days; there are no earlier ones.',
  },
  HISTORY_ORDER: { tw: '結束日不能早於開始日', en: 'The last day must not come before the first.' },
  DEADLINE_RUNS: {
    tw: '這件有法定期限，還沒有答覆結果。請先回覆並標明處理結果，再結案',
    hk: '這宗有法定期限，尚未答覆結果。請先回覆並標明處理結果，再結案',
    en: 'The law gives this case a day, and its result was not answered yet. Please answer it as the result first.',
  },
  DEADLINE_MERGE: {
    tw: '這件有法定期限，不能併入別件；請在這裡答覆，或把另一件併進來',
    hk: '這宗有法定期限，不能併入別宗；請在這裡答覆，或把另一宗併進來',
    en: 'The law gives this case a day, so it cannot be merged into another. Answer it here, or merge the other into this one.',
  },
  FEE_NONE: { tw: '這件不收費', hk: '這宗不收費', en: 'Nothing is charged for this case.' },
} satisfies Texts;
