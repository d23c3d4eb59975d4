import { IconButton, ChevronLeftIcon, Logo, pageData, SiteLink, useGetConfigQuery } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { isOwnAddress } from '../layout/own-address.ts';
import { useGoBack } from '../layout/use-go-back.ts';
import css from './legal-bar.module.css';

/** Bar of the legal texts: it stays at the top, leads back to where the reader came from, and to the official site. */
export function LegalBar() {
  const { t } = useLingui();
  const { data: config } = useGetConfigQuery();
  const goBack = useGoBack();
  const { name } = pageData().site;
  const main = config?.main_site;
  const target = main && !isOwnAddress(main) ? { href: main } : { to: '/game' };
  return (
    <header className={css.bar}>
      <div className={css.inner}>
        <IconButton label={t`返回`} onClick={goBack}>
          <ChevronLeftIcon />
        </IconButton>
        <SiteLink {...target} className={css.brand}>
          <Logo className={css.logo} />
          <span className={css.name}>{name}</span>
        </SiteLink>
      </div>
    </header>
  );
}
