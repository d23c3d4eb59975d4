import { EmptyState, LinkButton, PageBody, useLocation } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { ImportPage } from './imports/import.page.tsx';
import { ImportsPage } from './imports/imports.page.tsx';
import { MemberPage } from './members/member.page.tsx';
import { MembersPage } from './members/members.page.tsx';
import { NewMemberPage } from './members/new-member.page.tsx';
import { RulePage } from './rules/rule.page.tsx';
import { RulesPage } from './rules/rules.page.tsx';
import { VIP, vipPlaceOf } from './vip-address.ts';

/** Who is VIP: the list, one entry of it, files of many, and the rules of the games. */
export function VipListPages() {
  const { pathname } = useLocation();
  const place = vipPlaceOf(pathname);
  if (place.at === 'list') return <MembersPage />;
  if (place.at === 'new') return <NewMemberPage />;
  if (place.at === 'entry') return <MemberPage key={place.id} id={place.id} />;
  if (place.at === 'imports') return <ImportsPage />;
  if (place.at === 'import') return <ImportPage key={place.id} id={place.id} />;
  if (place.at === 'rules') return <RulesPage />;
  return place.at === 'rule' ? <RulePage key={place.game} game={place.game} /> : <NoSuchPage />;
}

function NoSuchPage() {
  const { t } = useLingui();
  return (
    <PageBody width="text">
      <EmptyState page title={t`沒有這一頁`} action={<LinkButton to={VIP}>{t`回 VIP 名單`}</LinkButton>} />
    </PageBody>
  );
}
