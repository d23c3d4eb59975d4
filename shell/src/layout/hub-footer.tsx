import {
  pageData,
  setAppearance,
  SiteFooter,
  useAppearance,
  useGetConfigQuery,
  type Appearance,
  type FooterLink,
} from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { LanguageChoice } from '../language/language-choice.tsx';
import { isOwnAddress } from './own-address.ts';
import { useAreaDoors } from './site-doors.tsx';

const AGREEMENT = '/member/complete_agreement?site=long_e';
const next: Record<Appearance, Appearance> = { system: 'light', light: 'dark', dark: 'system' };

export function HubFooter() {
  const { t } = useLingui();
  const appearance = useAppearance();
  const { data: config } = useGetConfigQuery();
  const { name, demo } = pageData().site;
  const doors = useAreaDoors('footer');
  const words: Record<Appearance, string> = { system: t`跟隨系統`, light: t`淺色`, dark: t`深色` };
  const shown = words[appearance];
  const links: FooterLink[] = [
    { to: `${AGREEMENT}#service`, label: t`會員服務條款` },
    { to: `${AGREEMENT}#privacy`, label: t`隱私權政策` },
    { to: `${AGREEMENT}#data_use`, label: t`個資同意書` },
    { to: `${AGREEMENT}#rules`, label: t`遊戲管理規章` },
    { to: `${AGREEMENT}#refund`, label: t`退費辦法` },
    ...doors().map(({ to, label }) => ({ ...targetOf(to, config?.support_site), label })),
    { label: t`外觀：${shown}`, onPress: () => setAppearance(next[appearance]) },
  ];
  return (
    <SiteFooter
      label={t`網站資訊`}
      links={links}
      note={`© ${new Date().getFullYear()} ${name}${demo ? t`（示範）　本站為功能示範，不代表任何遊戲。` : ''}`}
    >
      <LanguageChoice />
    </SiteFooter>
  );
}

/** A service centre of our own is a page of this site: no reload. */
function targetOf(to: string, elsewhere = ''): { to: string } | { href: string } {
  return !elsewhere || isOwnAddress(elsewhere) ? { to } : { href: elsewhere };
}
