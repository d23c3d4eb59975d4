import { fieldsIn, wordsIn, type SurveyData, type SurveyField } from '@hub/contracts/surveys';
import { Button, contentLang, useLanguage } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useKindWords } from '../editor/use-kind-words.ts';
import css from '../surveys.module.css';
import { FreeTexts } from './free-texts.tsx';

/** Questions that are answered in words: they are read one page at a time, when somebody asks for them. */
export function WrittenAnswers({ survey: { row, live, draft } }: { survey: SurveyData }) {
  const asked = fieldsIn((live ?? draft).form).filter(({ kind }) => kind === 'text');
  return asked.map((field) => <Written key={field.key} survey={row.id} field={field} />);
}

function Written({ survey, field }: { survey: number; field: SurveyField }) {
  const { t } = useLingui();
  const language = useLanguage();
  const kinds = useKindWords();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <section className={css.block} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.question} lang={contentLang}>
          {wordsIn(field.label, language) || field.key}
        </h2>
        <span className={css.facts}>{kinds.text.name}</span>
      </div>
      {open ? (
        <FreeTexts survey={survey} question={field.key} />
      ) : (
        <div>
          <Button size="small" onClick={() => setOpen(true)}>
            {t`看玩家寫的`}
          </Button>
        </div>
      )}
    </section>
  );
}
