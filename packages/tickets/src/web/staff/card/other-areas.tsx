import { Slot } from '@hub/web';
import { useStaffDesk } from '../staff-desk-context.ts';
import type { CardPlayer } from './card-areas.ts';
import { CardPart } from './card-part.tsx';

/** Other areas are asked about an account: a visitor has proven none. */
export function OtherAreas({ player }: { player: CardPlayer }) {
  const { cardAreas } = useStaffDesk();
  const { game_id, partner_uid: uid } = player;
  return (
    <>
      {uid !== null && (
        <Slot name="player-card" game={game_id} given={{ account: { game_id, uid } }} Frame={CardPart} />
      )}
      {cardAreas.map(({ area, Part }) => (
        <Part key={area} player={player} />
      ))}
    </>
  );
}
