import { useLingui } from '@lingui/react/macro';

export function useAnswerWords() {
  const { t } = useLingui();
  return {
    problem: (code: string, { max, length }: Record<string, unknown>): string => {
      if (code === 'ANSWER_GAP') return t`還有空格要填`;
      if (code === 'CONTENT_LONG') return t`最多 ${Number(max)} 個字，目前 ${Number(length)} 個字`;
      return t`還沒寫內容`;
    },
  };
}
