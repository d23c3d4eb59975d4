import { Card, CardList, htmlLang, SiteLink, Notice, SectionTitle, useGetGamesQuery, type Language } from '@hub/web';
import { ClockIcon, TipList } from '@hub/web/parts';
import { LanguageButtons } from '@hub/web/staff';
import { tipsOf, type SettingName, type SettingValues } from '@hub/contracts/catalog';
import { SafeHtml } from '@hub/web/safe-html';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { ClickPreview } from './click-preview.tsx';
import { ThemePreview } from './theme-preview.tsx';
import { NoticeItem } from '../../service-home/notice-item.tsx';
import { QuickActions } from '../../service-home/quick-actions.tsx';
import css from './settings.module.css';
import { languagesOf, valuesIn } from './setting-values.ts';
import { usePreviewArticleQuery } from './settings.api.ts';

type Props = { kind: SettingName; values: SettingValues };
const PAUSE_MS = 400;

/** What players will see of what stands in the form, drawn by the players' own parts. */
export function SettingPreview({ kind, values }: Props) {
  const { t } = useLingui();
  const game = kind === 'clicks' ? '' : String(values.game_id ?? '');
  const { data: games = [] } = useGetGamesQuery();
  const [language, setLanguage] = useState<Language>('zh-TW');
  const part = previewOf(kind, valuesIn(kind, values, language));
  if (!part) return null;
  return (
    <section aria-labelledby="preview" className={css.preview}>
      <SectionTitle id="preview">
        <Trans>玩家會看到</Trans>
      </SectionTitle>
      {languagesOf(kind).length > 0 && (
        <LanguageButtons languages={languagesOf(kind)} chosen={language} onChoose={setLanguage} />
      )}
      <div lang={htmlLang(language)}>{part}</div>
      {games.some(({ game_id }) => game_id === game) && (
        <SiteLink href={`/service/${encodeURIComponent(game)}`} target="_blank">
          {t`開啟這款遊戲的服務首頁`}
        </SiteLink>
      )}
    </section>
  );
}

function previewOf(kind: SettingName, values: SettingValues) {
  if (kind === 'faq') return <ArticlePreview title={String(values.title)} content={String(values.content)} />;
  if (kind === 'notices') return <NoticePreview values={values} />;
  if (kind === 'tips') return <TipsPreview tips={tipsOf(String(values.tips))} />;
  if (kind === 'quick_actions') return <ActionPreview values={values} />;
  if (kind === 'clicks') return <ClickPreview values={values} />;
  if (kind === 'games') return <HoursPreview values={values} />;
  if (kind === 'themes') return <ThemePreview values={values} />;
  return null;
}

/** The server cleans the text as it would for saving; typing is followed with a short pause. */
function ArticlePreview({ title, content }: { title: string; content: string }) {
  const { t } = useLingui();
  const [asked, setAsked] = useState(content);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(content), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [content]);
  const { currentData, data, isError } = usePreviewArticleQuery(asked, { skip: asked === '' });
  const html = asked === '' ? '' : (currentData ?? data ?? '');
  return (
    <>
      {isError && <Notice kind="warn" title={t`預覽暫時連不上，內容還在`} />}
      <Card>
        <p className={css.previewTitle}>{title}</p>
        <SafeHtml html={html} under={2} />
      </Card>
    </>
  );
}

function NoticePreview({ values }: { values: SettingValues }) {
  const { title, content, starts_at } = values;
  const kind = values.kind === 'maintenance' || values.kind === 'fraud' ? values.kind : 'info';
  const start = starts_at ? `${String(starts_at)}:00+08:00` : '';
  return (
    <CardList>
      <NoticeItem notice={{ id: 0, title: String(title), content: String(content), kind, start }} open />
    </CardList>
  );
}

function TipsPreview({ tips }: { tips: string[] }) {
  if (tips.length === 0) {
    return (
      <p className={css.hint}>
        <Trans>沒有小提醒，服務首頁就不顯示這一區。</Trans>
      </p>
    );
  }
  return (
    <Card>
      <TipList
        tips={tips.map((tip, index) => (
          <span key={index}>{tip}</span>
        ))}
      />
    </Card>
  );
}

function ActionPreview({ values }: { values: SettingValues }) {
  const { label, url, audience, place } = values;
  const action = { label: String(label), url: String(url) };
  const shown = { audience: audience as 'everyone', place: place as 'everywhere' };
  return <QuickActions actions={[{ ...action, ...shown }]} />;
}

function HoursPreview({ values }: { values: SettingValues }) {
  const { t } = useLingui();
  return (
    <Card>
      <p className={css.previewTitle}>{String(values.name)}</p>
      <p className={css.fact}>
        <ClockIcon />
        <span>{t`客服時間　每日 ${String(values.service_from)} 至 ${String(values.service_until)}（台北時間）`}</span>
      </p>
    </Card>
  );
}
