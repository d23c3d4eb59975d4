import type { ApprovalDetail } from '@hub/contracts/approvals';
import { Trans } from '@lingui/react/macro';
import css from './approvals.module.css';
import { comparedLines } from './compared-lines.ts';
import type { ApprovalWords } from './use-approval-words.ts';

type Props = { facts: readonly ApprovalDetail[]; words: Pick<ApprovalWords, 'fact' | 'value'> };

/** What stands and what shall stand, line by line; what changes is said in a sign and a word, not in colour alone. */
export function ApprovalFacts({ facts, words }: Props) {
  return (
    <dl className={css.facts}>
      {facts.map((fact) => (
        <div key={fact.name}>
          <dt>{words.fact(fact.name)}</dt>
          <dd>
            <ul className={css.lines}>
              {comparedLines(fact.before, fact.after).map(({ text, is }, index) => (
                <li key={`${is} ${index} ${text}`} className={css.change} data-is={is}>
                  {is !== 'kept' && (
                    <>
                      <span aria-hidden="true">{is === 'gone' ? '−' : '+'}</span>
                      <span className="visually-hidden">
                        {is === 'gone' ? <Trans>拿掉：</Trans> : <Trans>加上：</Trans>}
                      </span>
                    </>
                  )}
                  <code>{words.value(fact.name, text)}</code>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
