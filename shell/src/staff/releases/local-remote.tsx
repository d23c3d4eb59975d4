import { Button, lazyPage, SectionTitle } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import css from './releases.module.css';

/** It brings the libraries of forms, which nobody else on this screen needs. */
const LocalRemoteForm = lazyPage(() =>
  import(/* webpackChunkName: "local-remote-form" */ './local-remote-form.tsx').then((file) => file.LocalRemoteForm),
);

/** A developer looks at this site with the build of the own machine in one area. */
export function LocalRemote({ area }: { area: string }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const title = t`試自己的版本`;
  return (
    <section className={css.section} aria-label={title}>
      <SectionTitle>{title}</SectionTitle>
      <p className={css.quiet}>
        <Trans>只有您看得到，兩小時內有效，登出就結束；會記在變更裡。</Trans>
      </p>
      {open ? (
        <LocalRemoteForm area={area} />
      ) : (
        <div>
          <Button size="small" onClick={() => setOpen(true)}>
            <Trans>填自己電腦上的網址</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}
