import { htmlLang, SectionTitle, type Language } from '@hub/web';
import { LanguageButtons } from '@hub/web/staff';
import { eventArts } from '@hub/contracts/events';
import { languages } from '@hub/contracts/shared';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { typedItemsOf } from '../../compensate/mail-form.ts';
import { RewardItems } from '../../one/reward-items.tsx';
import letter from '../../one/delivery.module.css';
import { EventPreview } from '../one/event-preview.tsx';
import { contentIn } from '../words/content-in.ts';
import { typedCategories, type EventValues } from './event-form.ts';
import own from './form.module.css';

/** What players will see, while it is typed: the page, and the mail of each reward. */
export function FormPreview({ values }: { values: EventValues }) {
  const { t } = useLingui();
  const [language, setLanguage] = useState<Language>('zh-TW');
  const art = eventArts.find((one) => one === values.art) ?? eventArts[0];
  const error_limit = Number(values.error_limit) || 0;
  const typed = { ...values, art, error_limit, categories: typedCategories(values.categories) };
  const content = contentIn(typed, language);
  return (
    <aside className={own.preview} aria-labelledby="form-preview">
      <SectionTitle id="form-preview">{t`預覽`}</SectionTitle>
      <LanguageButtons languages={languages} chosen={language} onChoose={setLanguage} />
      <EventPreview content={content} language={language} />
      {content.categories.map(({ mail_title, mail_body, items }, at) => (
        <div key={at} className={letter.letter} role="group" aria-label={t`獎勵 ${at + 1} 的信`}>
          <p className={letter.letterTitle} lang={htmlLang(language)}>
            {mail_title || t`（信的標題）`}
          </p>
          {mail_body && (
            <p className={letter.letterBody} lang={htmlLang(language)}>
              {mail_body}
            </p>
          )}
          <RewardItems
            items={typedItemsOf(items)
              .filter(({ item_code }) => item_code.trim() !== '')
              .map(({ item_code, qty }) => ({ item_code, qty: Number(qty) || 0 }))}
          />
        </div>
      ))}
    </aside>
  );
}
