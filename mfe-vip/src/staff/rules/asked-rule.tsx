import { Card, Notice, SectionTitle, SiteLink } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { RulePreview } from './rule-preview.tsx';
import { RuleSentence } from './rule-sentence.tsx';
import type { VipRule } from './rules.api.ts';

type Props = { game: string; rule: NonNullable<VipRule['asked']> };

/** The rule that waits for a second person, with who would change by it now. */
export function AskedRule({ game, rule }: Props) {
  const { t } = useLingui();
  const { on, days, amount_twd, level } = rule;
  return (
    <>
      <Notice kind="info" title={on ? t`有一條新的規則在等核准` : t`停用規則在等核准`}>
        <RuleSentence rule={rule} />
        <SiteLink to="/staff/approvals">{t`看等待核准的項目`}</SiteLink>
      </Notice>
      <Card>
        <SectionTitle>{t`核准的話，現在算起來誰會變動`}</SectionTitle>
        <RulePreview
          asked={{ game, on: String(on), days: String(days), amount_twd: String(amount_twd), level: String(level) }}
        />
      </Card>
    </>
  );
}
