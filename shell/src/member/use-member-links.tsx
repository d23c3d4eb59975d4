import {
  LockIcon,
  ShieldCheckIcon,
  useKnownMember,
  useLocation,
  useMemberBeside,
  useSession,
  type DropdownLink,
} from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useLogOutMemberMutation } from './member.api.ts';
import { maskedEmail } from './masked-email.ts';
import { GAME_ACCOUNT, logInPath, OWN_DATA } from './return-path.ts';

/** Who is logged in and the way out; else the way in, and back to this page. Whoever came from a game may link its account. */
export function useMemberLinks(): DropdownLink[] {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const session = useSession();
  const token = session?.kind === 'M' ? session.token : '';
  const { member } = useKnownMember();
  const [logOut] = useLogOutMemberMutation();
  const beside = useMemberBeside();
  if (session?.kind === 'S') return [{ to: GAME_ACCOUNT, label: t`連結會員帳號`, icon: <ShieldCheckIcon /> }];
  if (session && token === '')
    return session.kind === 'K' && beside ? [{ to: OWN_DATA, label: t`我的資料`, icon: <ShieldCheckIcon /> }] : [];
  if (!session) {
    const next = pathname === '/member/login' ? OWN_DATA : pathname + search;
    return [{ to: logInPath(next), label: t`會員登入`, icon: <LockIcon /> }];
  }
  const name = member ? maskedEmail(member.email) : '';
  return [
    { to: OWN_DATA, label: name ? t`我的資料（${name}）` : t`我的資料`, icon: <ShieldCheckIcon /> },
    { onPress: () => void logOut(), label: t`登出`, icon: <LockIcon /> },
  ];
}
