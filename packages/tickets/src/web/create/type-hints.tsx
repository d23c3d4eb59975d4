import { contentLang, Go, InfoIcon, Notice } from '@hub/web';
import type { FormSettingsView } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import css from './create-report.module.css';

const MOST = 3;

/** Answers to this kind of problem, if there are any; the form below stays, and its draft is kept. */
export function TypeHints({ settings, type }: { settings: FormSettingsView; type: string }) {
  const { t } = useLingui();
  const articles = settings.faq.filter(({ type_id }) => type_id === type).slice(0, MOST);
  if (!type || !articles.length) return null;
  return (
    <Notice kind="info" icon={<InfoIcon />} title={t({ context: 'tickets', message: '先看看有沒有現成的答案' })}>
      <ul className={css.hints}>
        {articles.map(({ id, title }) => (
          <li key={id}>
            <Go to={`/faq?id=${id}`} lang={contentLang}>
              {title}
            </Go>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
