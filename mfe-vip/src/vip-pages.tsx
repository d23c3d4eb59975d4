import { wirePhone } from '@hub/contracts/shared';
import type { FormSettingsView } from '@hub/contracts/tickets';
import { vipDesk, type VipFormView } from '@hub/contracts/vip';
import { ticketPages } from '@hub/tickets/web';
import { lazyPage, withToken } from '@hub/web';
import { NormalReports } from './normal-reports.tsx';
import { useUnranked } from './create/use-unranked.ts';
import { useVipWords } from './use-vip-words.tsx';
import { WaitMessage } from './wait/wait-message.tsx';

export { vipDesk };

const VisitorForm = lazyPage(() =>
  import(/* webpackChunkName: "report-form" */ './create/visitor-form.tsx').then((file) => file.VisitorForm),
);

/** This desk's form answers more than others do. */
export const vipForm = (settings: FormSettingsView): VipFormView => settings as VipFormView;

function contactOf(settings: FormSettingsView) {
  const known = settings.user && vipForm(settings).vip_data;
  return known ? { email: known.email, phone: known.mobile && wirePhone(known.mobile, known.mobile_locale) } : null;
}

/** As the specification has it: by the token alone, or by the name of the game. */
const home = (game: string, own: boolean): string =>
  own ? withToken('/vipservice') : `/vipservice?param_game_id=${encodeURIComponent(game)}`;

/** The ticket pages of ranked players. */
export const vipPages = ticketPages(vipDesk, {
  useWords: useVipWords,
  home,
  useElsewhere: useUnranked,
  contactOf,
  VisitorForm,
  Unanswered: WaitMessage,
  ListWay: NormalReports,
});
