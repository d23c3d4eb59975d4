import { GlobeIcon, htmlLang, languageNames, setLanguage, spokenLanguages, useLanguage, type Language } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import css from './language-choice.module.css';
import { shortNames } from './language-names.ts';

export function LanguageChoice({ slim = false }: { slim?: boolean }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [failed, setFailed] = useState(false);
  const spoken = spokenLanguages();
  if (spoken.length < 2) return null;
  const choose = (wish: Language) => void setLanguage(wish).then((done) => setFailed(!done));
  return (
    <div className={slim ? `${css.choice} ${css.slim}` : css.choice} data-screen-only>
      <GlobeIcon />
      {slim && (
        <span aria-hidden="true" className={css.short}>
          {shortNames[language]}
        </span>
      )}
      <select
        className={css.select}
        aria-label={t`語言`}
        value={language}
        onChange={(event) => choose(event.currentTarget.value as Language)}
      >
        {spoken.map((each) => (
          <option key={each} value={each} lang={htmlLang(each)}>
            {languageNames[each]}
          </option>
        ))}
      </select>
      <span role="status" className={css.fault}>
        {failed && <Trans>沒有切換成功，請再試一次。</Trans>}
      </span>
    </div>
  );
}
