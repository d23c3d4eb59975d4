import { Badge, Button, ChevronLeftIcon, Disclosure, pageData, useLanguage, useLocation, usePageTitle } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { PrinterIcon } from 'lucide-react';
import { useEffect } from 'react';
import { useGoBack } from '../layout/use-go-back.ts';
import { AgreementArticle } from './agreement-article.tsx';
import { agreementInEnglish } from './agreement-texts.en.ts';
import { agreement, chineseHeading, type AgreementSection } from './agreement-texts.ts';
import css from './agreement.module.css';
import { useCurrentSection } from './use-current-section.ts';

// Both languages have the same anchors.
const anchors = agreement.map(({ id }) => id);

const englishHeading = (index: number, title: string) => `${index + 1}. ${title}`;

/** `/member/complete_agreement`: the five legal texts, each under its own anchor. Taiwan's law, so one Chinese text. */
export function AgreementPage() {
  const { t } = useLingui();
  const { hash, key } = useLocation();
  const goBack = useGoBack();
  const current = useCurrentSection(anchors, hash.slice(1));
  usePageTitle(t`會員服務條款`);
  const english = useLanguage() === 'en';
  const sections = english ? agreementInEnglish : agreement;
  const lang = english ? 'en' : 'zh-Hant-TW';
  // The chunk of this page comes after the frame has looked for the anchor.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key]);
  return (
    <div className={css.page}>
      <header className={css.head}>
        <Button variant="quiet" size="small" icon={<ChevronLeftIcon />} onClick={goBack}>
          <Trans>返回</Trans>
        </Button>
        <h1 className={css.title}>
          <Trans>會員服務條款</Trans>
        </h1>
        {pageData().site.legalDraft && (
          <p className={css.meta}>
            <Badge kind="warn" icon={null}>
              <Trans>示範文本</Trans>
            </Badge>{' '}
            <Trans>內容為功能示範，正式條款以營運者公告為準。</Trans>
          </p>
        )}
      </header>
      <nav className={css.aside} aria-label={t`章節`}>
        <SectionLinks sections={sections} current={current} lang={lang} />
        <Button className={css.print} variant="quiet" size="small" icon={<PrinterIcon />} onClick={() => print()}>
          <Trans>列印</Trans>
        </Button>
      </nav>
      <div className={css.fold}>
        <Disclosure title={<Trans>章節</Trans>}>
          <SectionLinks sections={sections} current={current} lang={lang} />
        </Disclosure>
      </div>
      <div className={css.texts} lang={lang}>
        {sections.map((section) => (
          <AgreementArticle key={section.id} section={section} heading={english ? englishHeading : chineseHeading} />
        ))}
      </div>
    </div>
  );
}

type LinksProps = { sections: AgreementSection[]; current: string; lang: string };

function SectionLinks({ sections, current, lang }: LinksProps) {
  return (
    <ul className={css.links} lang={lang}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className={css.link} aria-current={id === current ? 'true' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
