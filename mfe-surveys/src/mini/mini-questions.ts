import { useLingui } from '@lingui/react/macro';

export type MiniQuestionData = { title: string; options: readonly string[] };

export function useMiniQuestions(): readonly MiniQuestionData[] {
  const { t } = useLingui();
  return [
    {
      title: t`您組裝過幾盒模型？`,
      options: [t`還沒組過`, t`1 到 3 盒`, t`4 到 10 盒`, t`超過 10 盒`],
    },
    {
      title: t`組裝時，哪一步最花時間？`,
      options: [t`剪下零件`, t`打磨湯口`, t`拼裝與對位`, t`貼貼紙和水貼`],
    },
    {
      title: t`您怎麼上色？`,
      options: [t`不上色，素組就好`, t`麥克筆和墨線`, t`噴罐`, t`噴筆`],
    },
    {
      title: t`塗裝時，最想多學哪一樣？`,
      options: [t`底漆與打底`, t`漸層與陰影`, t`舊化與汙漬`, t`消光與保護漆`],
    },
  ];
}
