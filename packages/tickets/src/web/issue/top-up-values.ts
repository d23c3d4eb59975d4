import {
  askedDetails,
  issueTypes,
  topUpContent,
  type FormSettingsView,
  type TopUpIds,
  type TopUpPayment,
} from '@hub/contracts/tickets';
import { emptyDetails, emptyReport, onlyServer, type ReportValues } from '../create/report-values.ts';

export const TOP_UP = issueTypes.topup_not_received;

/** What a draft keeps of a payment, and of the words about it. */
export const topUpFields = ['paid_at', 'order_no', 'product', 'missing_product', 'content', ...askedDetails] as const;

export function emptyTopUp(settings: FormSettingsView, filled: Partial<ReportValues>): ReportValues {
  const known = { ...emptyReport(settings.game), ...filled };
  const { game_id, game_name, email, mobile_locale, phone, server_id, ...rest } = known;
  const { in_game_id, role_id, character_name, paid_at, order_no, product, missing_product, content } = rest;
  return {
    game_id,
    game_name,
    email,
    mobile_locale,
    phone,
    server_id: onlyServer(settings)?.server_id ?? server_id,
    in_game_id,
    role_id,
    character_name,
    paid_at,
    order_no,
    product,
    missing_product,
    known_on: '',
    history_from: '',
    history_until: '',
    content,
    question_type: TOP_UP,
    got_char: '',
    ...emptyDetails,
  };
}

export function topUpBody<B extends TopUpPayment>(body: B, ids: TopUpIds) {
  const { paid_at, order_no, product, missing_product, content, ...rest } = body;
  return { ...rest, content: topUpContent(ids, { paid_at, order_no, product, missing_product, content }) };
}
