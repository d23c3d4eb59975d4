import { Injectable } from '@nestjs/common';
import type { PlayerPrincipal } from '@hub/contracts/shared';
import { Reads, select } from '@hub/nest-kit/db';
import { ContactBox, type Contact, type Ticket } from '@hub/tickets/server';

type Kept = Pick<Ticket, 'email' | 'phone_locale' | 'phone_national' | 'contact_box' | 'check_mac'>;

/** How a player said to reach them last, in a case that their game's token sent. */
@Injectable()
export class EarlierContact {
  constructor(
    private readonly reads: Reads,
    private readonly box: ContactBox,
  ) {}

  async of({ game, uid }: Pick<PlayerPrincipal, 'game' | 'uid'>): Promise<Contact | null> {
    const [newest] = await this.reads.rows(
      select<Kept>(
        `SELECT email, phone_locale, phone_national, contact_box, check_mac FROM ticket
          WHERE game_id = ? AND partner_uid = ? ORDER BY id DESC LIMIT 1`,
        [game, uid],
      ),
    );
    return newest ? this.box.of(newest) : null;
  }
}
