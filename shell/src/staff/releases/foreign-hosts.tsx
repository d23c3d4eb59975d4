import { Button, lazyPage, SectionTitle } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FocusInside } from './focus-inside.tsx';
import { HostLines } from './host-lines.tsx';
import { useHostsQuery } from './releases.api.ts';
import css from './releases.module.css';

/** It brings the libraries of forms, which nobody else on this screen needs. */
const ForeignHostsForm = lazyPage(() =>
  import(/* webpackChunkName: "foreign-hosts-form" */ './foreign-hosts-form.tsx').then((file) => file.ForeignHostsForm),
);

/** Pages of other sites that may show the area inside themselves, each for its game. */
export function ForeignHosts({ area, moves }: { area: string; moves: boolean }) {
  const { t } = useLingui();
  const { data } = useHostsQuery(area);
  const [open, setOpen] = useState<boolean>();
  if (!data?.mountable) return null;
  const title = t`可以嵌入的網站`;
  return (
    <section className={css.section} aria-label={title}>
      <SectionTitle>{title}</SectionTitle>
      {data.configured && (
        <p className={css.quiet}>
          <Trans>目前是網站設定檔的值，儲存後改以這裡為準。</Trans>
        </p>
      )}
      {Object.keys(data.hosts).length > 0 ? (
        <HostLines hosts={data.hosts} />
      ) : (
        <p>
          <Trans>沒有開放給其他網站</Trans>
        </p>
      )}
      {moves && open && <ForeignHostsForm key={data.revision} area={area} known={data} onDone={() => setOpen(false)} />}
      {moves && !open && (
        <FocusInside on={open === false}>
          <Button size="small" onClick={() => setOpen(true)}>
            <Trans>變更名單</Trans>
          </Button>
        </FocusInside>
      )}
    </section>
  );
}
