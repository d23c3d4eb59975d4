import { Disclosure, langOfWords, useLocation } from '@hub/web';
import type { LegalSectionView } from '@hub/contracts/catalog';
import { Trans, useLingui } from '@lingui/react/macro';
import { ListIcon } from 'lucide-react';
import { useState } from 'react';
import css from './agreement.module.css';
import { useCurrentSection } from './use-current-section.ts';

type Props = { sections: readonly Pick<LegalSectionView, 'id' | 'title'>[]; onChosen?: () => void };

export function SectionLinks({ sections, onChosen }: Props) {
  const { hash } = useLocation();
  const current = useCurrentSection(sections, hash.slice(1));
  return (
    <ul className={css.links}>
      {sections.map(({ id, title }) => (
        <li key={id} lang={langOfWords(title)}>
          <a href={`#${id}`} className={css.link} aria-current={id === current ? 'true' : undefined} onClick={onChosen}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** On a phone the list follows below the bar, and folds again once a section was chosen. */
export function FoldedSections({ sections }: Pick<Props, 'sections'>) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <nav className={css.fold} aria-label={t`章節`}>
      <Disclosure title={<Trans>章節</Trans>} icon={<ListIcon />} open={open} onToggle={setOpen}>
        <SectionLinks sections={sections} onChosen={() => setOpen(false)} />
      </Disclosure>
    </nav>
  );
}
