import type { LegalSectionBody } from '@hub/contracts/catalog';
import { fieldIn, languages } from '@hub/contracts/shared';
import { Card, htmlLang, Notice, SectionTitle, type Language } from '@hub/web';
import { SafeHtml } from '@hub/web/safe-html';
import { LanguageButtons } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLegalPreviewQuery } from './legal.api.ts';

const PAUSE_MS = 400;

/** As players will read it: the server cleans the text as for saving; typing is followed with a short pause. */
export function LegalPreview({ values }: { values: LegalSectionBody }) {
  const { t } = useLingui();
  const [language, setLanguage] = useState<Language>('zh-TW');
  const of = (name: 'title' | 'content') => values[fieldIn(name, language) as typeof name] ?? '';
  const content = of('content');
  const [asked, setAsked] = useState(content);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(content), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [content]);
  const { currentData, data, isError } = useLegalPreviewQuery(asked, { skip: asked === '' });
  return (
    <section aria-labelledby="preview">
      <SectionTitle id="preview">{t`玩家會看到`}</SectionTitle>
      <LanguageButtons languages={languages} chosen={language} onChoose={setLanguage} />
      {isError && <Notice kind="warn" title={t`預覽暫時連不上，內容還在`} />}
      <Card>
        <div lang={htmlLang(language)}>
          <h2>{of('title')}</h2>
          <SafeHtml html={asked === '' ? '' : (currentData ?? data ?? '')} document />
        </div>
      </Card>
    </section>
  );
}
