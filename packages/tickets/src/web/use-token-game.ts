import { useEffect } from 'react';
import { playerGame, useNavigate, useSession } from '@hub/web';
import { useDesk } from './desk-context.ts';
import { deskPaths } from './desk-paths.ts';

type Paths = ReturnType<typeof deskPaths>;

/** A player's token names the one proven game. */
export function useTokenGame(asked: string, page: 'create' | 'confirm' | 'list'): void {
  const { desk } = useDesk();
  const navigate = useNavigate();
  const proven = playerGame(useSession());
  useEffect(() => {
    const right: Paths | undefined = proven && proven !== asked ? deskPaths(desk, proven) : undefined;
    if (right) void navigate(right[page], { replace: true });
  }, [asked, proven, page, desk, navigate]);
}
