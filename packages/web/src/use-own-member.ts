import { useEffect } from 'react';
import { resumeMember, useMemberBeside } from './member-session.ts';
import { useLocation } from './router.ts';
import { useSession } from './use-session.ts';

/** For a page of a member’s own: takes the tab there out of a case that it showed. `token` '': nobody is logged in. */
export function useOwnMember(): { waiting: boolean; token: string } {
  const session = useSession();
  const { search } = useLocation();
  const beside = useMemberBeside();
  useEffect(() => {
    if (beside) void resumeMember({ over: true });
  }, [beside]);
  const token = session?.kind === 'M' ? session.token : '';
  return { waiting: token === '' && (beside || new URLSearchParams(search).has('token')), token };
}
