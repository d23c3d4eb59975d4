import { Card } from '@hub/web';
import type { AgreementSection, Clause } from './agreement-texts.ts';
import css from './agreement.module.css';
import { MarkedText } from './marked-text.tsx';

type Props = { section: AgreementSection; heading: (index: number, title: string) => string };

export function AgreementArticle({ section: { id, title, terms, clauses }, heading }: Props) {
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
        <ClauseText key={clause.title} clause={clause} heading={heading(index, clause.title)} />
      ))}
    </section>
  );
}

function ClauseText({ clause: { text, list }, heading }: { clause: Clause; heading: string }) {
  return (
    <>
      <h3 className={css.clause}>{heading}</h3>
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
