import { wirePhone, type PhoneLocale } from '@hub/contracts/shared';
import { askedDetails, type FormSettingsView, type ReportDetails } from '@hub/contracts/tickets';

/** In the order of the page; a player's form leaves empty what the token says. What follows `role_id` is for some types alone. */
export type ReportValues = ReportDetails & {
  game_id: string;
  game_name: string;
  question_type: string;
  email: string;
  mobile_locale: string;
  phone: string;
  server_id: string;
  got_char: string;
  character_name: string;
  in_game_id: string;
  content: string;
  role_id: string;
  paid_at: string;
  order_no: string;
  product: string;
  missing_product: string;
  known_on: string;
  history_from: string;
  history_until: string;
};

/** Asked for where the terms promise an answer by a day. */
export const deadlineFields = ['known_on', 'history_from', 'history_until'] as const;

/** A country code as the form has it: none for Taiwan. */
export const typedCode = (locale: PhoneLocale): string => (locale === '886' ? '' : locale === '86' ? '0086' : locale);

/** The body with its phone number, where it has one, as the wire wants it. */
export function phoneOnWire<Body extends object>(body: Body): Body {
  const { phone, mobile_locale } = body as { phone?: string; mobile_locale?: string };
  return phone === undefined ? body : { ...body, phone: wirePhone(phone, mobile_locale) };
}

export const emptyDetails = Object.fromEntries(askedDetails.map((name) => [name, ''])) as ReportDetails;

/** A game with one server needs no choice. */
export function onlyServer({ game }: FormSettingsView): FormSettingsView['game']['servers'][number] | undefined {
  return game.servers.length === 1 ? game.servers[0] : undefined;
}

export function emptyReport({ game_id, game_name }: FormSettingsView['game']): ReportValues {
  return {
    game_id,
    game_name,
    question_type: '',
    email: '',
    mobile_locale: '',
    phone: '',
    server_id: '',
    got_char: '',
    character_name: '',
    in_game_id: '',
    content: '',
    role_id: '',
    paid_at: '',
    order_no: '',
    product: '',
    missing_product: '',
    known_on: '',
    history_from: '',
    history_until: '',
    ...emptyDetails,
  };
}
