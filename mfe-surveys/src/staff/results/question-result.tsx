import { wordsIn, type SurveyResultsView } from '@hub/contracts/surveys';
import { contentLang, useLanguage } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useKindWords } from '../editor/use-kind-words.ts';
import css from '../surveys.module.css';
import own from './results.module.css';

type Question = SurveyResultsView['data']['questions'][number];
type Props = { question: Question; number: number };

/** One question: its options as bars with their numbers. */
export function QuestionResult({ question, number }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const kinds = useKindWords();
  const id = useId();
  const { kind, options, answered } = question;
  const many = answered.toLocaleString('en');
  return (
    <section className={css.block} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={own.question} lang={contentLang}>
          {`${number}. ${wordsIn(question.label, language) || question.key}`}
        </h2>
        <span className={css.facts}>
          <span>{kinds[kind].name}</span>
          <span>{kind === 'checks' ? t`${many} 人回答，可複選` : t`${many} 人回答`}</span>
        </span>
      </div>
      {options.length > 0 && <OptionBars question={question} />}
    </section>
  );
}

/** The longest bar is the most chosen; the share is of those who answered. A reader hears a table. */
function OptionBars({ question: { options, answered } }: { question: Question }) {
  const { t } = useLingui();
  const language = useLanguage();
  const most = Math.max(1, ...options.map(({ count }) => count));
  return (
    <table className={own.bars}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t`選項`}</th>
          <th scope="col">{t`人數`}</th>
          <th scope="col">{t`比例`}</th>
        </tr>
      </thead>
      <tbody>
        {options.map(({ key, label, count }) => (
          <tr key={key}>
            <th scope="row" lang={contentLang}>
              {wordsIn(label, language) || key}
              <span className={own.bar} aria-hidden="true">
                <span style={{ width: `${(count / most) * 100}%` }} />
              </span>
            </th>
            <td>{count.toLocaleString('en')}</td>
            <td>{answered === 0 ? '—' : `${((count / answered) * 100).toFixed(1)}%`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
