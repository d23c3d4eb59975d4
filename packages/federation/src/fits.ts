import semver from 'semver';
import type { Has, Needs } from './descriptor.ts';

/** True for a build from before `needs` or `has` were told. What is no range or no version fits nothing. */
export function fits(needs: Needs | undefined, has: Has | undefined): boolean {
  if (!needs || !has) return true;
  return semver.satisfies(has.facade, needs.facade) && semver.satisfies(has.react, needs.react);
}

/** As containers read them: `satisfy.ts`. */
export const isRange = (text: string): boolean => /^\^\d+\.\d+\.\d+$/.test(text);
export const isVersion = (text: string): boolean => /^\d+\.\d+\.\d+$/.test(text);
