import { Steps } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';

/** `chooser` leads back to the first step. */
export function IssueSteps({ current, chooser }: { current: 0 | 1; chooser?: string }) {
  const { t } = useLingui();
  return (
    <Steps
      label={t({ context: 'tickets', message: '回報的步驟' })}
      current={current}
      steps={[
        { label: t({ context: 'tickets', message: '選擇問題' }), to: chooser },
        { label: t({ context: 'tickets', message: '填寫內容' }) },
        { label: t({ context: 'tickets', message: '留下憑條' }) },
      ]}
    />
  );
}
