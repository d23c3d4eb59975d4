import { Injectable } from '@nestjs/common';
import type { UnreadView } from '@hub/contracts/tickets';
import { ServiceClient } from '@hub/nest-kit/http';

const ASK_MS = 400;

/** Answers of VIP that an account has not opened; none while VIP is away. */
@Injectable()
export class VipUnread {
  constructor(private readonly services: ServiceClient) {}

  async of(game: string, uid: string): Promise<number> {
    const path = `/internal/unread?${new URLSearchParams({ game, uid })}`;
    const asked = this.services.call<UnreadView>('vip', path, { timeoutMs: ASK_MS });
    return asked.then(({ unread_count }) => unread_count).catch(() => 0);
  }
}
