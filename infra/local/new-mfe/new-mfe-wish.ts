import { parseArgs } from 'node:util';
import { Refusal } from '../boot/say.mjs';

/** `title`: what players and staff call the area. */
export type NewMfeWish = { verb: 'add' | 'remove'; area: string; title: { tw: string; en: string } };

const USAGE = [
  'npm run new:mfe -- --area club [--title 公會] [--title-en Clubs]   writes remote, service and contract of an area',
  'npm run new:mfe -- --remove club                                  takes out its row, once its folders are removed',
];

const NAME = /^[a-z]{2,16}$/;
const TITLE = /^[\p{L}\p{N}][\p{L}\p{N} ・-]{0,29}$/u;
const text = { type: 'string' } as const;

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export function readNewMfeWish(args: string[]): NewMfeWish {
  try {
    const { values } = parseArgs({
      args,
      options: { area: text, remove: text, title: text, 'title-en': text },
    });
    const { area, remove } = values;
    if ((area === undefined) === (remove === undefined)) throw new Error('Which area: --area, or --remove?');
    const name = area ?? remove ?? '';
    if (!NAME.test(name)) throw new Error(`--area ${name}: an area is one word of 2 to 16 lower-case letters.`);
    const en = values['title-en'] ?? capital(name);
    const title = { tw: values.title ?? en, en };
    const unfit = Object.values(title).find((words) => !TITLE.test(words));
    if (unfit !== undefined) throw new Error(`--title ${unfit}: up to 30 letters, digits and spaces.`);
    return { verb: area === undefined ? 'remove' : 'add', area: name, title };
  } catch (error) {
    throw new Refusal((error as Error).message, '', ...USAGE);
  }
}
