import { mergeBody } from '@hub/contracts/tickets';
import { object, string } from 'yup';

export const OTHER = 'other';

/** A number as somebody has it in front of them: `#10034` as the desk writes it, in full width too. */
const plain = (typed: string, prefix: string): string => {
  const number = typed.normalize('NFKC').replace(/[\s#]/g, '');
  return prefix !== '' && number.startsWith(prefix) ? number.slice(prefix.length) : number;
};

export const chosenCase = ({ choice, into }: { choice: string; into: string }, prefix: string): number =>
  Number(choice === OTHER ? plain(into, prefix) : choice);

/** One of the found cases, or the number of another one. What was typed stays beside a choice that does not need it. */
export const mergeForm = (prefix: string) =>
  object({
    choice: string().required(),
    into: string()
      .transform((typed: string) => plain(typed, prefix))
      .when('choice', {
        is: OTHER,
        then: (number) => number.test('case', 'NOEXIST', (into) => mergeBody.pick(['into']).isValidSync({ into })),
      }),
  });
