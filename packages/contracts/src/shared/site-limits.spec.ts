import { describe, expect, it } from 'vitest';
import { faultsOf } from './faults-of.ts';
import { limitBounds, siteLimitNames, limitsIn, usualLimits } from './site-limits.ts';
import { settingBodies } from '../catalog/index.ts';
import { catalogTexts } from '../catalog/texts.ts';
import { supportDesk } from '../support/desk.ts';
import { deskWithin, fileBytes, FILE_BYTES_MAX, fileGroup, filesAtMost } from '../tickets/index.ts';
import { languages, sentenceOf } from './texts.ts';

const body = settingBodies.site;

describe.each(siteLimitNames)('%s', (name) => {
  const { least, most, usual } = limitBounds[name];
  const faultsFor = (value: unknown) => faultsOf(body, { [name]: value });

  it('is taken at both ends, as a number and as a form has it', () => {
    for (const value of [least, most, String(least), String(most)]) expect(faultsFor(value)).toEqual({});
  });

  it.each([least - 1, most + 1, '', 'x', '1.5', '-1', '1e1'])('is refused as %j, and the bounds are said', (value) => {
    const fault = faultsFor(value)[name];
    expect(fault?.code).toBe('LIMIT_BOUNDS');
    for (const language of languages) {
      const sentence = sentenceOf(catalogTexts, 'LIMIT_BOUNDS', language, fault?.params);
      expect(sentence).toMatch(new RegExp(`\\b${least} .* ${most}\\b`));
    }
  });

  it('is the usual one where nobody said it, or what is said cannot be', () => {
    expect(body.getDefault()).toMatchObject({ [name]: String(usual) });
    for (const value of [undefined, '', most + 1, least - 1, 'x'])
      expect(limitsIn({ [name]: value })[name]).toBe(usual);
    expect(limitsIn({ [name]: String(least) })[name]).toBe(least);
  });
});

describe('a desk within the limits of the site', () => {
  const most = (desk: typeof supportDesk, use: 'create' | 'reply') => fileGroup(desk, use, 'picture')?.max;

  it('takes as many pictures as they say, and never more than its own', () => {
    const fewer = deskWithin(supportDesk, { ...usualLimits, pictures_per_report: 2, pictures_per_reply: 1 });
    expect([most(fewer, 'create'), most(fewer, 'reply')]).toEqual([2, 1]);
    const more = deskWithin(supportDesk, { ...usualLimits, pictures_per_report: 60, pictures_per_reply: 60 });
    expect([filesAtMost(more, 'create'), most(more, 'reply')]).toEqual([filesAtMost(supportDesk, 'create'), 3]);
  });

  it('says how many bytes a picture may have', () => {
    expect([fileBytes({ picture_mb: 2 }), fileBytes(usualLimits)]).toEqual([2 * 1024 * 1024, FILE_BYTES_MAX]);
  });
});
