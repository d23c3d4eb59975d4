import { languages } from '@hub/contracts/shared';
import { Button, ButtonRow, SectionTitle, useLanguage, type Language } from '@hub/web';
import { LanguageButtons, SpokenIn } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import css from './editor.module.css';
import { settingsOf, shapeOf, type Previewed } from './preview-content.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { PreviewPage } from './preview-page.tsx';

type Props = { title: string; game: string; content: Previewed };

/** A survey as players have it on a phone, in the language and the scheme that somebody chooses. Nothing is sent. */
export function PreviewOf({ title, game, content }: Props) {
  const { t } = useLingui();
  const id = useId();
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  const schemes = { light: t`淺色`, dark: t`深色` };
  return (
    <aside className={css.preview} aria-labelledby={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      <div className={css.previewTools}>
        <LanguageButtons languages={languages} chosen={language} onChoose={setLanguage} />
        <ButtonRow>
          {(['light', 'dark'] as const).map((one) => (
            <Button
              key={one}
              size="small"
              variant={one === scheme ? 'secondary' : 'quiet'}
              aria-pressed={one === scheme}
              onClick={() => setScheme(one)}
            >
              {schemes[one]}
            </Button>
          ))}
        </ButtonRow>
      </div>
      <p className={css.text}>{t`寬 360 px，可以試填，不會送出。`}</p>
      <PreviewFrame title={title} game={game || 'hub'} language={language} scheme={scheme}>
        <SpokenIn language={language}>
          <PreviewPage key={shapeOf(content.form)} settings={settingsOf(content, game)} />
        </SpokenIn>
      </PreviewFrame>
    </aside>
  );
}
