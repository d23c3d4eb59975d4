import {
  Button,
  CheckIcon,
  ChevronDownIcon,
  langOfWords,
  FileTextIcon,
  formatDay,
  InfoIcon,
  ShieldAlertIcon,
  WrenchIcon,
} from '@hub/web';
import type { FormSettingsView, NoticeView } from '@hub/contracts/tickets';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { SafeHtml } from '@hub/web/safe-html';
import { fittingArticles, libraryOf } from './fitting-articles.ts';
import { useSettled } from './use-settled.ts';
import css from './before.module.css';

type Props = {
  settings: FormSettingsView;
  type: string;
  written: string;
  onSolved: (article: number) => void;
};

const NOTICES = 2;
const urgency: NoticeView['kind'][] = ['maintenance', 'fraud', 'info'];
const pictures = { maintenance: <WrenchIcon />, fraud: <ShieldAlertIcon />, info: <InfoIcon /> };

/** Articles unfold here: the form and what was typed stay where they are. */
export function ReadFirst({ settings, type, written, onSolved }: Props) {
  const id = useId();
  const { notices, articles, onToggle } = useRows(settings, type, written);
  if (notices.length + articles.length === 0) return null;
  return (
    <section className={css.before} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        <Trans context="tickets">送出前先看看</Trans>
      </h2>
      <ul className={css.rows}>
        {notices.map(({ id: number, kind, title, content, start }) => (
          <Row key={`n${number}`} kind={kind} icon={pictures[kind]} title={title}>
            <p lang={langOfWords(content)}>{content}</p>
            <p className={css.day}>{formatDay(start)}</p>
          </Row>
        ))}
        {articles.map(({ id: number, title, content }) => (
          <Row key={number} icon={<FileTextIcon />} title={title} onToggle={(open) => onToggle(number, open)}>
            <div lang={langOfWords(content)}>
              <SafeHtml html={content} />
            </div>
            <Button size="small" icon={<CheckIcon />} onClick={() => onSolved(number)}>
              <Trans context="tickets">這解決了我的問題</Trans>
            </Button>
          </Row>
        ))}
      </ul>
      <Said count={articles.length} />
    </section>
  );
}

function useRows(settings: FormSettingsView, type: string, written: string) {
  const library = useMemo(() => libraryOf(settings.faq), [settings.faq]);
  const settled = useSettled(written);
  const [unfolded, setUnfolded] = useState<readonly number[]>([]);
  const fitting = useMemo(() => fittingArticles(library, type, settled), [library, type, settled]);
  // Nothing is taken away from under somebody who reads.
  const reading = settings.faq.filter(({ id }) => unfolded.includes(id) && !fitting.some((one) => one.id === id));
  // A service that went back to before they came along tells none.
  const notices = [...(settings.notices ?? [])]
    .sort((a, b) => urgency.indexOf(a.kind) - urgency.indexOf(b.kind))
    .slice(0, NOTICES);
  const onToggle = (id: number, open: boolean) =>
    setUnfolded((before) => [...before.filter((one) => one !== id), ...(open ? [id] : [])]);
  return { notices, articles: [...reading, ...fitting], onToggle };
}

type RowProps = {
  icon: ReactNode;
  title: string;
  kind?: NoticeView['kind'];
  onToggle?: (open: boolean) => void;
  children: ReactNode;
};

function Row({ icon, title, kind, onToggle, children }: RowProps) {
  return (
    <li className={css.row}>
      <details onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}>
        <summary className={css.summary} data-kind={kind}>
          {icon}
          <span className={css.name} lang={langOfWords(title)}>
            {title}
          </span>
          <ChevronDownIcon className={css.chevron} />
        </summary>
        <div className={css.body}>{children}</div>
      </details>
    </li>
  );
}

/** Readers hear that something to read has come up, without being led away. */
function Said({ count }: { count: number }) {
  const { t } = useLingui();
  return (
    <p className="visually-hidden" role="status">
      {count > 0 && t({ context: 'tickets', message: `有 ${count} 篇文章可能就是答案` })}
    </p>
  );
}
