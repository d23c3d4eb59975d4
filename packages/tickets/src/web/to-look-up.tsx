import { endedKind, Navigate, useParams } from '@hub/web';
import { useDesk } from './desk-context.ts';
import { deskPaths, type Sent } from './desk-paths.ts';

/** Without a valid token the look-up page is the way in. What was typed stays on the device. */
export function ToLookUp({ expired }: { expired: boolean }) {
  const { desk } = useDesk();
  const { game = '' } = useParams();
  const state: Sent = expired ? { expired: endedKind() === 'K' ? 'case' : 'player' } : {};
  return <Navigate to={deskPaths(desk, game).query} replace state={state} />;
}
