import { Injectable } from '@nestjs/common';
import { decodeProtectedHeader } from 'jose';
import type { PartnerKeyTestView } from '@hub/contracts/identity';
import { TokenRefused } from '@hub/nest-kit/tokens';
import { ReadPartnerToken } from '../read-partner-token.ts';

@Injectable()
export class TryPartnerToken {
  constructor(private readonly read: ReadPartnerToken) {}

  async run(token: string): Promise<PartnerKeyTestView['data']> {
    const kid = kidOf(token);
    try {
      const { player } = await this.read.run(token);
      return { ok: true, kid, game_id: player.game, why: '' };
    } catch (error) {
      if (!(error instanceof TokenRefused)) throw error;
      return { ok: false, kid, game_id: '', why: error.message };
    }
  }
}

function kidOf(token: string): string {
  try {
    const { kid } = decodeProtectedHeader(token);
    return typeof kid === 'string' ? kid.slice(0, 64) : '';
  } catch {
    return '';
  }
}
