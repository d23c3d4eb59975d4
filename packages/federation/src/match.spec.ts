import { describe, expect, it } from 'vitest';
import { firstMatch, matches } from './match.ts';

describe('address patterns', () => {
  it('takes one segment for a name', () => {
    expect(matches('/service/:game', '/service/H73')).toBe(true);
    expect(matches('/service/:game', '/service/H73/')).toBe(true);
    expect(matches('/service/:game', '/service/H73/list')).toBe(false);
    expect(matches('/service/:game', '/service')).toBe(false);
    expect(matches('/service/:game', '/service/')).toBe(false);
    expect(matches('/service/:game', '/service/H73//')).toBe(false);
  });

  it('takes anything below an open end, and the end itself', () => {
    expect(matches('/staff/support/*', '/staff/support')).toBe(true);
    expect(matches('/staff/support/*', '/staff/support/1/reply')).toBe(true);
    expect(matches('/staff/support/*', '/staff/supporters')).toBe(false);
  });

  it('tells the first page of all', () => {
    expect(matches('/', '/')).toBe(true);
    expect(matches('/', '/game')).toBe(false);
    expect(matches('/*', '/game')).toBe(true);
  });

  it('takes a dot for a dot', () => {
    expect(matches('/a.b', '/axb')).toBe(false);
  });

  it('gives the first pattern that fits', () => {
    expect(firstMatch(['/survey/mini', '/survey/:token'], '/survey/mini')).toBe('/survey/mini');
    expect(firstMatch(['/survey/mini', '/survey/:token'], '/survey/racing')).toBe('/survey/:token');
    expect(firstMatch(['/faq'], '/game')).toBeUndefined();
  });
});
