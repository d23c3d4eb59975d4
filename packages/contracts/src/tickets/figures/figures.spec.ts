import { ValidationError } from 'yup';
import { describe, expect, it } from 'vitest';
import { figureNames } from './figures.ts';

const read = (sent: unknown) => figureNames().validate(sent);

describe('names in a query', () => {
  it('are a list with commas, or said several times; what is empty names nothing', async () => {
    expect(await read('H73, G112,')).toEqual(['H73', 'G112']);
    expect(await read(['H73', 'G112,MA96'])).toEqual(['H73', 'G112', 'MA96']);
    expect([await read(''), await read(null), await read(undefined)]).toEqual([[], [], []]);
  });

  it.each<object>([{ toString: 'x', valueOf: 1 }, { length: -1 }])(
    'are refused as %j, and break nothing',
    async (sent) => {
      await expect(read(sent)).rejects.toBeInstanceOf(ValidationError);
    },
  );
});
