import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { start } from '../src/main.ts';
import { gatewayWorld, siteData, startGateway, type Gateway } from './gateway.setup.ts';
import { directive, pageOf } from './page-of.ts';
import { json } from './tiny-service.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway({
    env: { PAYMENT_FORM_ACTION: 'https://pay.example' },
    frames: ['https://forms.example'],
  });
});
afterAll(() => gateway.close());

const page = (path: string, headers?: Record<string, string>, base = gateway.url) => pageOf(base, path, headers);

describe('the policy of a page', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  it('allows exactly the inline pieces that stand in it', async () => {
    const { html, headers } = await page('/support');
    const policy = headers.get('content-security-policy');
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => hash(text ?? ''));
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => hash(text ?? ''));
    expect([scripts.length, styles.length]).toEqual([1, 2]);
    expect(directive(policy, 'script-src')).toBe(`'self' ${scripts.join(' ')}`);
    expect(directive(policy, 'style-src')).toBe(`'self' ${styles.join(' ')}`);
    expect(html).not.toMatch(/ style=| on\w+=/);
    expect(policy).not.toContain('unsafe');
  });

  it('is strict by default', async () => {
    const { headers } = await page('/support');
    const policy = headers.get('content-security-policy');
    const strict = {
      'default-src': "'none'",
      'frame-ancestors': "'none'",
      'frame-src': "'none'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'report-to': 'csp',
      'report-uri': '/api/csp',
    };
    for (const [name, value] of Object.entries(strict)) expect(directive(policy, name), name).toBe(value);
    expect(headers.get('reporting-endpoints')).toBe('csp="/api/csp"');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toMatch(/camera=\(self\).*geolocation=\(\)/);
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it.each([
    ['/wire_report_v2/H73', 'form-action', "'self' https://pay.example"],
    ['/game', 'form-action', "'self' https://pay.example"],
    ['/survey/event18/H73', 'form-action', "'self' https://pay.example"],
    ['/survey/form/k1', 'form-action', "'self'"],
    ['/staff/topup', 'form-action', "'self'"],
    ['/survey/event18/H73', 'frame-src', "'self' https://forms.example"],
    ['/survey/s-1', 'frame-src', "'self' https://forms.example"],
    ['/test/1', 'frame-src', "'self' https://forms.example"],
    ['/survey/form/k1', 'frame-ancestors', "'self'"],
    ['/survey/form/k1', 'frame-src', "'none'"],
  ])('%s may have %s %s', async (path, name, value) => {
    expect(directive((await page(path)).headers.get('content-security-policy'), name)).toBe(value);
  });

  it('shows no outside form that is no https origin, and its own while surveys is away', async () => {
    const frames = ['http://plain.example', 'https://a.example; script-src *', 'https://b.example/path'];
    const world = await gatewayWorld({ frames: [...frames, 'https://ok.example:8443'] });
    const running = await start(world.env);
    const framesAt = async (at: string) => {
      const { headers } = await page('/survey/s-1', {}, at);
      return directive(headers.get('content-security-policy'), 'frame-src');
    };
    expect(await framesAt(running.url)).toBe("'self' https://ok.example:8443");
    await running.close();
    await world.surveys.stop();
    const later = await start(world.env);
    expect(await framesAt(later.url)).toBe("'self'");
    await later.close();
    await world.close();
  });

  describe('with an outside provider of challenges', () => {
    const cloud = 'https://challenges.cloudflare.com';
    const policyOf = async (path: string, used: string[], env: Record<string, string>) => {
      const world = await gatewayWorld({ env, frames: ['https://forms.example'] });
      const captcha = { site: 'altcha', used };
      world.catalog.routes['GET /internal/site'] = (_, response) => json(response, { ...siteData, captcha });
      const running = await start(world.env);
      const { headers } = await page(path, {}, running.url);
      await running.close();
      await world.close();
      const policy = headers.get('content-security-policy');
      return { script: directive(policy, 'script-src'), frame: directive(policy, 'frame-src'), policy };
    };
    const own = { CAPTCHA_PROVIDER: 'turnstile' };
    const both = ['altcha', 'turnstile'];

    it('opens script and frame to it, and nothing else, when a game shows its widget', async () => {
      const { script, frame, policy } = await policyOf('/service/H73/create', both, own);
      expect(script).toMatch(/^'self' 'sha256-[^']+' https:\/\/challenges\.cloudflare\.com$/);
      expect(frame).toBe(cloud);
      expect(policy?.split(cloud)).toHaveLength(3);
      expect((await policyOf('/survey/event18/H73', both, own)).frame).toBe(`'self' https://forms.example ${cloud}`);
    });

    it.each([
      ['no game shows it', '/service/H73/create', ['altcha'], own],
      ['the site is not set up for it', '/service/H73/create', both, {}],
      ['the page is for staff', '/staff/support/cases/1', both, own],
      ['the page is embedded elsewhere', '/survey/form/k1', both, own],
    ])('stays closed when %s', async (_, path, used, env) => {
      const { policy, frame } = await policyOf(path, used, env);
      expect([policy?.includes('cloudflare'), frame]).toEqual([false, "'none'"]);
    });

    it('opens to it while nobody knows whether a game shows it', async () => {
      const world = await gatewayWorld({ env: own });
      await world.catalog.stop();
      const running = await start(world.env);
      const { headers } = await page('/service/H73/create', {}, running.url);
      await running.close();
      await world.close();
      expect(directive(headers.get('content-security-policy'), 'frame-src')).toBe(cloud);
    });

    it('takes a simulator in its place, but never in production', async () => {
      const origin = 'http://127.0.0.1:4093';
      expect((await policyOf('/support', both, { ...own, CAPTCHA_ORIGIN: origin })).frame).toBe(origin);
      await expect(start({ HUB_ENV: 'production', CAPTCHA_ORIGIN: origin })).rejects.toThrow(
        /CAPTCHA_ORIGIN is not for production/,
      );
    });
  });

  it('asks for https where the site has it', async () => {
    const world = await gatewayWorld({ env: { PUBLIC_URL: 'https://player.example' } });
    const running = await start(world.env);
    const { headers } = await page('/support', {}, running.url);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    await running.close();
    await world.close();
  });
});
