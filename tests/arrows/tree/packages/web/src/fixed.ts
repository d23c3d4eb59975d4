export { fixture } from './testing/fixture.ts';
