import { staffCode } from '../../infra/local/token/staff-code.mjs';
import type { Recorder } from './recorder.ts';

export type Account = { login: string; password: string; totp_secret: string };
type Csrf = { data: { csrf: string } };

/** A browser at the desk: its cookie and the text that proves its changes. */
export class Desk {
  cookie = '';
  csrf = '';

  constructor(
    private readonly site: Recorder,
    private readonly origin: string,
  ) {}

  async call<T = Record<string, unknown>>(line: string, json?: unknown, more: Record<string, string> = {}) {
    const headers = { cookie: this.cookie, origin: this.origin, 'x-csrf-token': this.csrf, ...more };
    const change = !line.startsWith('GET ');
    const sent = json instanceof FormData ? { form: json } : { json: json ?? {} };
    const answer = await this.site.call<T>(line, { headers, ...(change && sent) });
    const set = answer.headers.get('set-cookie')?.split(';')[0];
    if (set) this.cookie = set;
    const csrf = (answer.body as Partial<Csrf>).data?.csrf;
    if (csrf) this.csrf = csrf;
    return answer;
  }

  /** Both steps. A code serves once: `ahead` takes the one of the next half minute, which is taken too. */
  async signIn({ login, password, totp_secret }: Account, ahead = 0): Promise<void> {
    await this.call('POST /api/staff/login', { login, password });
    await this.call('GET /api/staff/me');
    await this.call('POST /api/staff/second_factor', {
      code: staffCode(totp_secret, Date.now() + ahead * 30_000).code,
    });
  }
}
