import { Agent, request } from 'undici';
import type { ServiceName, Principal } from '@hub/contracts/shared';
import type { KeyRing } from '../config/keys.ts';
import { IDENTITY_HEADER, sealIdentity } from '../identity/internal-identity.ts';
import { requestId } from '../log/request-id.ts';
import { CALLER_IDLE_MS } from './keep-alive.ts';

export class ServiceUnavailable extends Error {
  constructor(
    readonly service: string,
    reason: string,
  ) {
    super(`${service} is away: ${reason}`);
  }
}

/** The other service refused; `body` is its flat error map. */
export class ServiceRefused extends Error {
  constructor(
    readonly status: number,
    readonly body: Record<string, string>,
  ) {
    super(`refused with ${status}`);
  }
}

export type ServiceCall = {
  method?: 'GET' | 'POST';
  body?: unknown;
  /** A POST may be repeated only when the other side knows it by a key. */
  repeatable?: boolean;
  rid?: string;
  timeoutMs?: number;
  /** It asks somebody behind the other service, whose silence says nothing of that service: it opens no circuit. */
  relayed?: boolean;
};

const CONNECT_MS = 1000;
const TOTAL_MS = 3000;
/** A socket that is always busy would stay with its replica for ever, and a new one get no calls. */
const SOCKET_AGE_MS = 60_000;
const RETRIES = 2;
const BREAK_AFTER = 5;
const BREAK_MS = 5000;

/** Calls between our own processes: `/internal/…` paths, signed, 1 s to connect, 3 s in all, breaker per service. */
export class ServiceClient {
  private readonly agent = new Agent({
    connect: { timeout: CONNECT_MS },
    connections: 32,
    keepAliveTimeout: CALLER_IDLE_MS,
    keepAliveMaxTimeout: CALLER_IDLE_MS,
    clientTtl: SOCKET_AGE_MS,
  });
  private readonly broken = new Map<string, { faults: number; until: number }>();

  constructor(
    private readonly from: string,
    private readonly urls: Partial<Record<ServiceName, string>>,
    private readonly rings: Record<string, KeyRing>,
  ) {}

  /** Of those that are configured. */
  get names(): ServiceName[] {
    return Object.keys(this.urls);
  }

  /** The JSON answer; throws `ServiceUnavailable` or `ServiceRefused`. */
  async call<T>(service: ServiceName, path: string, options: ServiceCall = {}): Promise<T> {
    const breaker = this.broken.get(service);
    if (breaker && breaker.faults >= BREAK_AFTER && breaker.until > Date.now())
      throw new ServiceUnavailable(service, 'circuit open');
    const method = options.method ?? (options.body === undefined ? 'GET' : 'POST');
    const tries = method === 'GET' || options.repeatable ? RETRIES + 1 : 1;
    const deadline = Date.now() + (options.timeoutMs ?? TOTAL_MS);
    let last: unknown;
    for (let attempt = 0; attempt < tries && Date.now() < deadline; attempt += 1) {
      try {
        const answer = await this.once<T>(service, path, method, options, deadline);
        this.broken.delete(service);
        return answer;
      } catch (error) {
        if (error instanceof ServiceRefused) throw error;
        last = error;
      }
    }
    if (!options.relayed)
      this.broken.set(service, { faults: (breaker?.faults ?? 0) + 1, until: Date.now() + BREAK_MS });
    throw new ServiceUnavailable(service, String((last as Error)?.message ?? 'time is up'));
  }

  private async once<T>(
    service: ServiceName,
    path: string,
    method: 'GET' | 'POST',
    options: ServiceCall,
    deadline: number,
  ) {
    const base = this.urls[service];
    const ring = this.rings[service];
    if (!base || !ring) throw new ServiceUnavailable(service, 'not configured');
    const who: Principal = { kind: 'service', from: this.from };
    const identity = sealIdentity(ring, service, { who, rid: options.rid ?? requestId(), ip: '' });
    const response = await request(base + path, {
      method,
      dispatcher: this.agent,
      headers: {
        [IDENTITY_HEADER]: identity,
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: options.body === undefined ? null : JSON.stringify(options.body),
      signal: AbortSignal.timeout(Math.max(1, deadline - Date.now())),
    });
    const text = await response.body.text();
    if (response.statusCode >= 500) throw new ServiceUnavailable(service, `status ${response.statusCode}`);
    if (response.statusCode >= 400) throw new ServiceRefused(response.statusCode, readMap(text));
    return JSON.parse(text) as T;
  }

  async close(): Promise<void> {
    await this.agent.close();
  }
}

function readMap(text: string): Record<string, string> {
  try {
    return JSON.parse(text) as Record<string, string>;
  } catch {
    return {};
  }
}
