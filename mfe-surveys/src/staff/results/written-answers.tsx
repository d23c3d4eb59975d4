import { wordsIn, type SurveyResultsView } from '@hub/contracts/surveys';
import { Button, contentLang, useLanguage } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useKindWords } from '../editor/use-kind-words.ts';
import css from '../surveys.module.css';
import own from './results.module.css';
import type { OfVersion } from '../surveys.api.ts';
import { FreeTexts } from './free-texts.tsx';

type Props = { of: OfVersion; question: SurveyResultsView['data']['written'][number] };

/** A question that is answered in words: they are read one page at a time, when somebody asks for them. */
export function WrittenAnswers({ of, question: { key, label } }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const kinds = useKindWords();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <section className={css.block} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={own.question} lang={contentLang}>
          {wordsIn(label, language) || key}
        </h2>
        <span className={css.facts}>{kinds.text.name}</span>
      </div>
      {open ? (
        <FreeTexts of={of} question={key} />
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
