import type { StaffMe } from '@hub/contracts/identity';
import type { SlotPart } from '@hub/contracts/manifest';
import type { RemoteEntry } from '@hub/web';

export type AreaPart = SlotPart & Pick<RemoteEntry, 'area'>;

/** The parts of a slot that somebody may see of a game, in their order. */
export function partsFor(
  slot: string,
  { roles }: Pick<StaffMe, 'roles'>,
  game: string,
  registered: readonly Pick<RemoteEntry, 'area' | 'parts'>[],
): AreaPart[] {
  const held = roles.filter(({ game_id }) => game_id === '*' || game_id === game).map(({ role }) => role);
  return registered
    .flatMap(({ area, parts = [] }) => parts.map((part) => ({ ...part, area })))
    .filter((part) => part.slot === slot && part.roles.some((role) => held.includes(role)))
    .sort((a, b) => a.order - b.order);
}
