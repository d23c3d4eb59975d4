import { Injectable } from '@nestjs/common';
import type { Language } from '@hub/contracts/shared';
import { TtlCache, ServiceClient } from '@hub/nest-kit/http';
import { OpenEvents, type OpenEvent } from '../ports.ts';

/** Short enough that an event is offered, and no longer offered, soon after it is opened or stopped. */
const REMEMBER_MS = 10_000;
/** The form of a report waits for it. */
const ASK_MS = 600;
const REST_MS = 5_000;

/** While events is away: the last known ones, or none. */
@Injectable()
export class EventsOpen extends OpenEvents {
  private readonly known = new TtlCache<readonly OpenEvent[]>(REMEMBER_MS, 500, REST_MS);

  constructor(private readonly services: ServiceClient) {
    super();
  }

  async of(gameId: string, language: Language): Promise<readonly OpenEvent[]> {
    const path = `/internal/events/open?game=${encodeURIComponent(gameId)}&language=${language}`;
    const ask = async () =>
      (await this.services.call<{ events: OpenEvent[] }>('events', path, { timeoutMs: ASK_MS })).events;
    return this.known.get(`${gameId} ${language}`, ask).catch(() => []);
  }
}
