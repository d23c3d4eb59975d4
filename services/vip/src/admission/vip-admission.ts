import { Injectable } from '@nestjs/common';
import type { PlayerPrincipal } from '@hub/contracts/shared';
import type { VipFormView } from '@hub/contracts/vip';
import type { Caller } from '@hub/nest-kit/http';
import { Admission, type AskedCharacter, type Character, type FormAsker } from '@hub/tickets/server';
import { Eligibility } from '../eligibility/eligibility.ts';
import { CharacterTries } from './character-tries.ts';
import { EarlierContact } from './earlier-contact.ts';
import { FindCharacter } from './find-character.ts';
import { CharacterNotFound, GameSilent, VipOnly } from './vip.errors.ts';

export type VipFormFacts = Pick<VipFormView, 'vip_data' | 'vip_ranking'>;

type Looked = { character: Character | null; ranking: number };

const nobody: VipFormFacts = { vip_data: null, vip_ranking: 0 };

/** Only who is ranked sends reports; of a visitor the game says which account a character is of. */
@Injectable()
export class VipAdmission extends Admission {
  constructor(
    private readonly eligibility: Eligibility,
    private readonly find: FindCharacter,
    private readonly tries: CharacterTries,
    private readonly earlier: EarlierContact,
  ) {
    super();
  }

  /** Who reads the form by a link is told the character and no contact. */
  async form({ player, settings, shared }: FormAsker, { ip }: Caller): Promise<VipFormFacts> {
    if (!player) return nobody;
    const [{ ranking }, contact] = await Promise.all([
      this.eligibility.of({ game: player.game, player, ip }),
      shared ? null : this.earlier.of(player),
    ]);
    return {
      vip_data: {
        email: contact?.email ?? '',
        mobile: contact?.phone_national ?? '',
        mobile_locale: contact?.phone_locale ?? '',
        character_name: player.name,
        partner_uid: shared ? '' : player.uid,
        server_id: player.server,
        server_name:
          settings.servers.find(({ server_id }) => server_id === player.server)?.server_name ?? player.server,
      },
      vip_ranking: ranking,
    };
  }

  async player(player: PlayerPrincipal, { ip }: Caller): Promise<void> {
    const { ranking } = await this.eligibility.of({ game: player.game, player, ip });
    if (ranking < 1) throw new VipOnly();
  }

  /** A character that does not exist and one that is not ranked get one answer. Whoever confirmed it before guesses no more. */
  async visitor(asked: AskedCharacter, { ip }: Caller): Promise<Character> {
    const guesses = asked.partner_uid !== this.tries.handleOf(asked);
    const { character, ranking } = guesses ? await this.try(asked, ip) : await this.look(asked, ip);
    if (!character || ranking < 1) throw new VipOnly();
    if (guesses) await this.tries.uncount(ip);
    return character;
  }

  /** What a visitor learns of the character of an id: names, and whether it may write; no contact of anybody. */
  async confirm(asked: AskedCharacter, { ip }: Caller): Promise<VipFormFacts> {
    const { character, ranking } = await this.try(asked, ip);
    if (!character) throw new CharacterNotFound();
    return {
      vip_data: {
        email: '',
        mobile: '',
        mobile_locale: '',
        character_name: character.character_name,
        partner_uid: this.tries.handleOf(asked),
        server_id: character.server_id,
        server_name: character.server_name,
      },
      vip_ranking: ranking,
    };
  }

  /** While the game is silent nobody learns anything: then it was no try. */
  private async try(asked: AskedCharacter, ip: string): Promise<Looked> {
    await this.tries.count(ip);
    try {
      return await this.look(asked, ip);
    } catch (error) {
      if (error instanceof GameSilent) await this.tries.uncount(ip);
      throw error;
    }
  }

  /** The same work whether or not there is such a character. */
  private async look(asked: AskedCharacter, ip: string): Promise<Looked> {
    const found = await this.find.run(asked);
    const { uid = '', ...character } = found ?? {};
    const visitor = { game: asked.game_id, player: { uid, role: asked.in_game_id }, ip };
    const { ranking } = await this.eligibility.of(visitor);
    return found ? { character: character as Character, ranking } : { character: null, ranking: 0 };
  }
}
