import { Admission, type Character } from './ports.ts';

/** A desk that everybody may write to, and that believes visitors who they are. */
export class OpenToAll extends Admission {
  async form(): Promise<object> {
    return {};
  }

  async player(): Promise<void> {}

  visitor(): Promise<Character> {
    throw new Error('this desk confirms no characters');
  }
}
