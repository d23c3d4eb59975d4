import { i18n, i18nIn, I18nProvider, LanguageContext, useLanguage, type Language } from '@hub/web';
import { useEffect, useState, type ReactNode } from 'react';

export type SpokenInProps = { language: Language; children: ReactNode };

/** What is below speaks `language`, and the page around it its own: a preview. */
export function SpokenIn({ language, children }: SpokenInProps) {
  const page = useLanguage();
  const [texts, setTexts] = useState(i18n);
  useEffect(() => {
    let isOver = false;
    void i18nIn(language).then((found) => isOver || setTexts(found));
    return () => {
      isOver = true;
    };
  }, [language, page]);
  return (
    <LanguageContext value={language}>
      <I18nProvider i18n={texts}>{children}</I18nProvider>
    </LanguageContext>
  );
}
