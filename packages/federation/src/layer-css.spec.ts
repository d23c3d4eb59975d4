import postcss from 'postcss';
import { expect, it } from 'vitest';
import { layerCss } from './layer-css.ts';

const wrap = (css: string) => postcss([layerCss(() => 'support')]).process(css, { from: undefined }).css;

it('puts a file into the layer of its area', () => {
  expect(wrap('.a{color:red}')).toBe('@layer support{.a{color:red}}');
});

it('leaves a file alone that names its layer', () => {
  expect(wrap('@layer kit{.a{color:red}}')).toBe('@layer kit{.a{color:red}}');
});

it('leaves imports outside and before', () => {
  expect(wrap('@import "x.css";.a{color:red}')).toMatch(/^@import "x\.css";\s*@layer support\{\.a\{color:red\}\}$/);
});
