import { string } from 'yup';
import { lookupForm, type TicketCode } from '@hub/contracts/tickets';
import type { LookUpValues } from './prefill.ts';

type Contact = LookUpValues['contact'];

const MISSING: Record<Contact, TicketCode> = { email: 'EMAIL_REQUIRED', mobile: 'PHONE_REQUIRED' };

/** Only the contact that is shown counts; the other one keeps its text for when the player changes over again. */
function onlyShown(values: unknown): unknown {
  if (typeof values !== 'object' || values === null) return values;
  const { contact } = values as { contact?: Contact };
  return { ...values, [contact === 'mobile' ? 'email' : 'mobile']: undefined };
}

/** The contract's look-up with the choice of the contact; a missing one is told at the field that is shown. */
export const lookUpSchema = lookupForm
  .shape({ contact: string<Contact>().oneOf(['email', 'mobile']).required() })
  .transform(onlyShown)
  .test({
    name: 'contact',
    exclusive: true,
    test(value) {
      if (value.email || value.mobile) return true;
      return this.createError({ path: value.contact, message: MISSING[value.contact] });
    },
  });

export const mailCodesSchema = lookUpSchema.omit(['check_id']);
