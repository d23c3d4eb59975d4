import { formatDay, langOfWords } from '@hub/web';
import type { LegalSectionView } from '@hub/contracts/catalog';
import { SafeHtml } from '@hub/web/safe-html';
import { Trans } from '@lingui/react/macro';
import css from './agreement.module.css';

export function AgreementSection({ section: { id, title, content, version } }: { section: LegalSectionView }) {
  const day = formatDay(version);
  return (
    <section id={id} className={css.section} lang={langOfWords(title, content)} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={css.heading}>
        {title}
      </h2>
      <p className={css.since}>
        <Trans>
          這份自 <time dateTime={version}>{day}</time> 起適用
        </Trans>
      </p>
      <SafeHtml html={content} document />
    </section>
  );
}
