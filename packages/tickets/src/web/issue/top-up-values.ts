import {
  issueTypes,
  topUpContent,
  type FormSettingsView,
  type TopUpIds,
  type TopUpPayment,
} from '@hub/contracts/tickets';
import { filledFrom, type FollowedCase } from '../create/use-followed-case.ts';
import { emptyReport, onlyServer, type ReportValues } from '../create/report-values.ts';

export const TOP_UP = issueTypes.topup_not_received;

/** What a draft keeps of a payment. */
export const paymentFields = ['paid_at', 'order_no', 'product', 'missing_product'] as const;

/** A form nobody has touched, in the order of its page; what an earlier case says already is filled in. */
export function emptyTopUp(settings: FormSettingsView, followed: FollowedCase): ReportValues {
  const known = { ...emptyReport(settings.game), ...filledFrom(followed, settings, '') };
  const { game_id, game_name, email, mobile_locale, phone, server_id, ...rest } = known;
  const { in_game_id, role_id, character_name, paid_at, order_no, product, missing_product } = rest;
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
    question_type: TOP_UP,
    got_char: '',
    content: '',
  };
}

/** The body that is sent: the answers about the payment become the description. */
export function topUpBody<B extends TopUpPayment>(body: B, ids: TopUpIds) {
  const { paid_at, order_no, product, missing_product, ...rest } = body;
  return { ...rest, content: topUpContent(ids, { paid_at, order_no, product, missing_product }) };
}
