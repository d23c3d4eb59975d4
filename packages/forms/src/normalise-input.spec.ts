import { describe, expect, it } from 'vitest';
import { normaliseInput, ungrouped } from './normalise-input.ts';

describe('normaliseInput', () => {
  it('makes full-width digits half-width', () => {
    expect(normaliseInput('０９１２－３４５－６７８')).toBe('0912-345-678');
  });

  it('makes the signs of an address half-width and leaves its letters', () => {
    expect(normaliseInput('mei.lin＠example．com')).toBe('mei.lin@example.com');
    expect(normaliseInput('ｏne＠example．com')).toBe('ｏne@example.com');
  });

  it('drops spaces at the ends, the full-width one too, and keeps those between', () => {
    expect(normaliseInput('　7K3M 9QXP ')).toBe('7K3M 9QXP');
  });

  it('leaves Han text and its punctuation alone', () => {
    expect(normaliseInput('青石巷的貓。')).toBe('青石巷的貓。');
  });
});

it('takes the marks out of large numbers alone', () => {
  expect(ungrouped(' 1,000,000 ')).toBe('1000000');
  expect(ungrouped('２，５００')).toBe('2500');
  expect(ungrouped('1,00')).toBe('1,00');
  expect(ungrouped('12')).toBe('12');
});
