import type { DataRequest } from '@hub/contracts/surveys';
import { CardList, contentLang, formatTime, ListRow, SectionTitle } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import css from '../personal-data.module.css';
import { useRequestWords } from '../use-data-words.ts';

/** All that happened, the oldest first. */
export function RequestSteps({ steps }: { steps: DataRequest['steps'] }) {
  const { t } = useLingui();
  const words = useRequestWords().steps;
  return (
    <section aria-labelledby="data-steps">
      <SectionTitle id="data-steps">{t`經過`}</SectionTitle>
      <CardList>
        {steps.map(({ step, by, note, at }, nth) => (
          <ListRow key={`${nth} ${at}`}>
            <span className={css.line}>
              <b>{words[step]}</b>
              <span>{by}</span>
              <time dateTime={at}>{formatTime(at)}</time>
            </span>
            {note && (
              <span className={css.soft} lang={contentLang}>
                {note}
              </span>
            )}
          </ListRow>
        ))}
      </CardList>
    </section>
  );
}
