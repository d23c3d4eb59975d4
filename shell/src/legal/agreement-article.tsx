import { Card } from '@hub/web';
import type { AgreementSection, Clause } from './agreement-texts.ts';
import css from './agreement.module.css';
import { MarkedText } from './marked-text.tsx';

const COUNT = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];

/** One of the five texts: the periods as big digits, then the clauses. */
export function AgreementArticle({ section: { id, title, terms, clauses } }: { section: AgreementSection }) {
  return (
    <section id={id} className={css.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={css.heading}>
        {title}
      </h2>
      {terms && (
        <Card className={css.glance}>
          <dl className={css.terms}>
            {terms.map(({ value, unit, what }) => (
              <div key={what} className={css.fact}>
                <dt className={css.what}>{what}</dt>
                <dd className={css.unit}>
                  <span className={css.value}>{value}</span> {unit}
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
      {clauses.map((clause, index) => (
        <ClauseText key={clause.title} clause={clause} number={COUNT[index] ?? ''} />
      ))}
    </section>
  );
}

function ClauseText({ clause: { title, text, list }, number }: { clause: Clause; number: string }) {
  return (
    <>
      <h3 className={css.clause}>
        第{number}條　{title}
      </h3>
      {text && (
        <p className={css.text}>
          <MarkedText text={text} />
        </p>
      )}
      {list && (
        <ol className={css.list}>
          {list.map((item) => (
            <li key={item}>
              <span>
                <MarkedText text={item} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
