import { deliveryStates, type DeliveryState } from '@hub/contracts/events';
import { deliverySources } from '@hub/contracts/integration-events';

export const DELIVERIES = '/staff/deliveries';

/** Screens beside the list. */
export const tools = ['batches', 'health', 'figures', 'roles', 'compensate'] as const;
export type Tool = (typeof tools)[number];

/** `open`: all that have still to arrive; `late`: those of them past their deadline. */
export const shows = ['open', 'late', 'all', ...deliveryStates] as const;
export type Show = 'open' | 'late' | 'all' | DeliveryState;

/** What the list shows, as its address has it. '' narrows nothing. `find`: a role, an account or a number. */
export type DeliveryChoice = {
  show: Show;
  game: string;
  source: string;
  error: string;
  batch: string;
  find: string;
};
export const anyDelivery: DeliveryChoice = { show: 'open', game: '', source: '', error: '', batch: '', find: '' };

const MACHINE = /^[\w-]{1,32}$/;
const known: Record<Exclude<keyof DeliveryChoice, 'show'>, (value: string) => boolean> = {
  game: (value) => MACHINE.test(value),
  source: (value) => deliverySources.some((one) => one === value),
  error: (value) => MACHINE.test(value),
  batch: (value) => /^[1-9]\d{0,9}$/.test(value),
  find: (value) => value.length <= 64,
};
const NAMES = Object.keys(known) as (keyof typeof known)[];
const isShow = (text: string | null): text is Show => shows.some((one) => one === text);

/** Reads the choice of an address; what is unknown there narrows nothing. */
export function choiceOf(search: URLSearchParams): DeliveryChoice {
  const show = search.get('show');
  const rest = NAMES.map((name) => {
    const value = (search.get(name) ?? '').trim();
    return [name, known[name](value) ? value : ''];
  });
  return { ...anyDelivery, ...Object.fromEntries(rest), show: isShow(show) ? show : 'open' };
}

function searchOf(choice: DeliveryChoice): string {
  const params = new URLSearchParams();
  if (choice.show !== 'open') params.set('show', choice.show);
  for (const name of NAMES) if (choice[name]) params.set(name, choice[name]);
  const text = params.toString();
  return text ? `?${text}` : '';
}

export const listAddress = (choice: DeliveryChoice): string => DELIVERIES + searchOf(choice);
/** A delivery with the list it was opened from. */
export const deliveryAddress = (id: number, choice: DeliveryChoice): string => `${DELIVERIES}/${id}${searchOf(choice)}`;
export const toolAddress = (tool: Tool, rest = ''): string => `${DELIVERIES}/${tool}${rest}`;
export const batchAddress = (id: number): string => toolAddress('batches', `/${id}`);

/** The choice as the server takes it. */
export function queryOf({ show, game, ...rest }: DeliveryChoice): Record<string, string> {
  const which = show === 'all' ? {} : show === 'open' || show === 'late' ? { view: show } : { state: show };
  const named = Object.entries({ ...which, game_id: game, ...rest }).filter(([, value]) => value !== '');
  return Object.fromEntries(named);
}

/** Which screen a path names. `id` 0 for what is no number. */
export type Place = { at: 'list' } | { at: 'one'; id: number } | { at: Tool; id: number | null };

export function placeOf(path: string): Place {
  const [name = '', id] = path
    .slice(DELIVERIES.length)
    .replace(/^\/|\/$/g, '')
    .split('/');
  if (name === '') return { at: 'list' };
  const tool = tools.find((one) => one === name);
  if (tool) return { at: tool, id: id === undefined ? null : numberOf(id) };
  return { at: 'one', id: numberOf(name) };
}

const numberOf = (text: string): number => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0);
