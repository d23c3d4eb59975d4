import { randomInt } from 'node:crypto';
import { nobody, type Person } from '@hub/contracts/person-data';
import type { PlayerPrincipal } from '@hub/contracts/shared';

const digits = (many: number) => Array.from({ length: many }, () => randomInt(10)).join('');

export type Planted = {
  player: Omit<PlayerPrincipal, 'kind' | 'chain'>;
  /** Whom the exclusive survey of another game knows. */
  surveyed: { game: string; role: string; account: string };
  email: string;
  phone: string;
  birthday: string;
  person: Person;
  /** The email address, and the phone number as it is typed and as it is dialled from abroad. */
  contacts: string[];
  /** All that must not be found afterwards. */
  names: string[];
};

/** What the simulated game calls whoever has this number. */
export const nameInGame = (role: string): string => `玩家${role.slice(-4)}`;

/** Drawn anew each time: whatever bears one of these names is of this person. */
export function aPerson(): Planted {
  const id = digits(9);
  const role = `8${digits(8)}`;
  const player = {
    game: 'H73',
    uid: `uid-H73-${role}`,
    server: 'tw_2001',
    role,
    name: nameInGame(role),
    inGameId: role,
  };
  const surveyed = { game: 'h55naxx2tw', role: role.slice(0, 7), account: `7${digits(8)}` };
  const email = `drill.person.${id}@example.com`;
  const phone = `0955${digits(6)}`;
  const contacts = [email, phone, phone.slice(1)];
  return {
    player,
    surveyed,
    email,
    phone,
    birthday: '1991-09-19',
    contacts,
    person: {
      ...nobody,
      emails: [email],
      phones: [phone],
      accounts: [
        { game_id: player.game, uid: player.uid },
        { game_id: surveyed.game, uid: surveyed.account },
      ],
      roles: [
        { game_id: player.game, role_id: role },
        { game_id: surveyed.game, role_id: surveyed.role },
      ],
    },
    names: [player.uid, role, surveyed.role, surveyed.account, player.name, ...contacts, '演習收件人', '演習路一段'],
  };
}
