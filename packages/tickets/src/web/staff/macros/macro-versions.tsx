import { Disclosure, formatTime, SectionTitle } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import type { MacroVersionView } from '@hub/contracts/tickets';
import css from './macros.module.css';

export function MacroVersions({ versions }: { versions: readonly MacroVersionView[] }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="macro-versions">
      <SectionTitle id="macro-versions">{t`版本`}</SectionTitle>
      {versions.map((saved) => {
        const { version, changed_by: who } = saved;
        const time = formatTime(saved.changed_at);
        return (
          <Disclosure key={version} title={t`第 ${version} 版・${who}・${time}`}>
            <p className={css.name} lang={saved.language}>
              {saved.title}
            </p>
            <p className={css.past} lang={saved.language}>
              {saved.content}
            </p>
          </Disclosure>
        );
      })}
    </section>
  );
}
