import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePageTitle } from './page-title.ts';
import { gameOfAddress } from './page-address.ts';
import { useLocation } from './router.ts';
import { useGetGamesQuery } from './site.api.ts';
import { ContentText } from './ui/content-text.tsx';
import { Badge } from './ui/badge.tsx';
import { Card } from './ui/card.tsx';
import { LinkButton } from './ui/button.tsx';
import { HeadphonesIcon } from './ui/icons.ts';
import { PageBody, PageWindow } from './ui/page-window.tsx';
import { SectionTitle, TipList } from './ui/section-title.tsx';
import css from './opening-soon.module.css';

export type OpeningSoonProps = {
  title: string;
  coming: readonly ReactNode[];
  meanwhile: ReactNode;
};

export function OpeningSoonPage({ title, coming, meanwhile }: OpeningSoonProps) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const { data: games = [] } = useGetGamesQuery();
  const game = games.find(({ game_id }) => game_id === gameOfAddress(pathname, search));
  usePageTitle(title);
  return (
    <>
      <PageWindow
        game={game?.game_id ?? 'hub'}
        label={t`即將開放`}
        title={title}
        subtitle={game && <ContentText>{game.game_name}</ContentText>}
      />
      <PageBody overlap aside={<Coming coming={coming} />}>
        <Card lifted className={css.card}>
          <Badge kind="game" icon={null}>
            <Trans>準備中</Trans>
          </Badge>
          <p className={css.lead}>
            <Trans>這一區即將開放，開放後從同一個網址進來就能使用。</Trans>
          </p>
          <p className={css.text}>{meanwhile}</p>
          <LinkButton
            variant="primary"
            wide="phone"
            to={game ? `/service/${game.game_id}` : '/support'}
            icon={<HeadphonesIcon />}
          >
            <Trans>前往客服中心</Trans>
          </LinkButton>
        </Card>
      </PageBody>
    </>
  );
}

function Coming({ coming }: Pick<OpeningSoonProps, 'coming'>) {
  return (
    <section className={css.coming}>
      <SectionTitle>
        <Trans>開放後會有</Trans>
      </SectionTitle>
      <div className={css.tips}>
        <TipList tips={coming} />
      </div>
    </section>
  );
}
