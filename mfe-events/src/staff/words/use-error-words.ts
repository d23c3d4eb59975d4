import { gameRefusals, type GameRefusal } from '@hub/contracts/partner';
import { ownErrors } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';

type Own = (typeof ownErrors)[number];
type Known = GameRefusal | Own;
const isKnown = (error: string): error is Known => [...gameRefusals, ...ownErrors].some((one) => one === error);

/** Words of what went wrong; a game's own word that nobody knows stands as it is. '' for ''. */
export function useErrorWords(): (error: string) => string {
  const { t } = useLingui();
  const words = { ...useRefusalWords(), ...useOwnWords() };
  return (error) => {
    if (isKnown(error)) return words[error];
    const [, status] = /^status_(\d{3})$/.exec(error) ?? [];
    return status === undefined ? error : t`遊戲伺服器出錯（${status}）`;
  };
}

/** The game said no. */
function useRefusalWords(): Record<GameRefusal, string> {
  const { t } = useLingui();
  return {
    bad_request: t`遊戲看不懂這封信`,
    bad_signature: t`遊戲不認得我們的簽章`,
    role_not_found: t`沒有這個角色`,
    role_ambiguous: t`不只一個伺服器有這個角色`,
    role_banned: t`角色停權中`,
    mail_not_found: t`遊戲沒有這封信`,
    mail_id_conflict: t`同一編號在遊戲裡是別的內容`,
    unknown_item: t`遊戲不認得這個物品`,
    mailbox_full: t`遊戲內信箱滿了`,
    already_claimed: t`玩家已經領了`,
    not_offered: t`遊戲不提供這項功能`,
    rate_limited: t`遊戲請我們放慢`,
    maintenance: t`遊戲維護中`,
  };
}

/** What happened on the way. */
function useOwnWords(): Record<Own, string> {
  const { t } = useLingui();
  const nonsense = t`遊戲的回答看不懂`;
  const unreached = t`連不上遊戲`;
  const later = t`遊戲請我們晚點再送`;
  return {
    timeout: t`逾時`,
    reset: t`連線中斷`,
    cut_off: t`遊戲的回答斷在半路`,
    too_large: nonsense,
    nonsense,
    other_id: t`遊戲回答的是別的信`,
    redirect: nonsense,
    status_429: later,
    status_503: later,
    no_link: t`還沒設定遊戲的連線`,
    links_away: t`暫時查不到遊戲的連線設定`,
    address_refused: t`遊戲的網址指向內部網路，不能連`,
    name_not_found: t`找不到遊戲的主機`,
    refused: unreached,
    connect_timeout: unreached,
    certificate: t`遊戲的憑證有問題`,
    unreachable: unreached,
    process_died: t`寄送程式中斷`,
    late_answer: t`回答來得太晚`,
    body_changed: t`信的內容和第一次寄的不同，沒有寄`,
  };
}

/** Words that a list can be narrowed by. */
export const knownErrors: readonly string[] = [
  'mailbox_full',
  'role_not_found',
  'role_banned',
  'unknown_item',
  'mail_id_conflict',
  'bad_request',
  'bad_signature',
  'timeout',
  'reset',
  'cut_off',
  'status_500',
  'status_503',
  'nonsense',
  'refused',
  'no_link',
  'process_died',
];
