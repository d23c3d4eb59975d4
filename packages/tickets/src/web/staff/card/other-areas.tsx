import { Slot } from '@hub/web';
import { useStaffDesk } from '../staff-desk-context.ts';
import type { CardPlayer } from './card-areas.ts';
import { CardPart } from './card-part.tsx';

type Props = { player: CardPlayer };

/** Who the player is to other areas: it stands before every list. */
export const PlayerStanding = ({ player }: Props) => <AccountSlot name="player-standing" player={player} />;

export function OtherAreas({ player }: Props) {
  const { cardAreas } = useStaffDesk();
  return (
    <>
      <AccountSlot name="player-card" player={player} />
      {cardAreas.map(({ area, Part }) => (
        <Part key={area} player={player} />
      ))}
    </>
  );
}

/** Other areas are asked about an account: a visitor has proven none. */
function AccountSlot({ name, player: { game_id, partner_uid: uid } }: Props & { name: string }) {
  if (uid === null) return null;
  return <Slot name={name} game={game_id} given={{ account: { game_id, uid } }} Frame={CardPart} />;
}
