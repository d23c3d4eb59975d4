import { vipReaders } from '@hub/contracts/vip';
import { CardList, contentLang, ListRow, PageBody, PageTitle, SiteLink, usePageTitle } from '@hub/web';
import { useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { vipAddress } from '../vip-address.ts';

/** A rule for each game: which one. */
export function RulesPage() {
  const { t } = useLingui();
  const { games } = useStaffGames(vipReaders);
  usePageTitle(t`VIP 消費規則`);
  return (
    <PageBody width="text">
      <PageTitle
        small
        title={t`VIP 消費規則`}
        lead={t`每款遊戲一條：近幾天付滿多少，就是 VIP。選一款遊戲來看。`}
        above={<SiteLink to={vipAddress.list}>{t`VIP 名單`}</SiteLink>}
      />
      <CardList aria-label={t`遊戲`}>
        {games.map(({ value, label }) => (
          <ListRow key={value} to={vipAddress.rule(value)}>
            <span lang={contentLang}>{label}</span>
          </ListRow>
        ))}
      </CardList>
    </PageBody>
  );
}
