import { Notice } from '@hub/web';
import type { ApprovalFact } from '@hub/contracts/approvals';
import { useLingui } from '@lingui/react/macro';
import css from './approvals.module.css';
import type { ApprovalWords } from './use-approval-words.ts';

/** Facts that change nothing: whoever decides shall have seen them. */
const warnings = new Set([
  'past_deadline',
  'role_refused',
  'role_new',
  'game_hidden',
  'no_link',
  'circuit_open',
  'event_over',
  'event_codeless',
]);
export const isWarning = ({ name }: ApprovalFact): boolean => warnings.has(name);

type Props = { facts: readonly ApprovalFact[]; words: Pick<ApprovalWords, 'fact' | 'value'> };

/** What speaks against it, apart from what changes. */
export function ApprovalWarnings({ facts, words }: Props) {
  const { t } = useLingui();
  if (facts.length === 0) return null;
  return (
    <Notice kind="warn" title={t`核准前請留意`}>
      <ul className={css.warnings}>
        {facts.map(({ name, after }) => (
          <li key={name}>
            {words.fact(name)}
            {after && after.split('\n').map((line, at) => <span key={`${at} ${line}`}>{words.value(name, line)}</span>)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
