/** `unknown`: it may have arrived, and goes again under its name. `manual`: the tries are used up. */
export const deliveryStates = [
  'queued',
  'sending',
  'unknown',
  'delivered',
  'rejected',
  'manual',
  'cancelled',
  'replaced',
  'by_hand',
  'recalled',
] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const openStates = ['queued', 'sending', 'unknown', 'manual'] as const satisfies readonly DeliveryState[];

/** `unclear`: it may have arrived. `not_sent`: it cannot. `later`: asked to wait. `lost`: the sender died. */
export const tryOutcomes = [
  'delivered',
  'duplicate',
  'refused',
  'unclear',
  'not_sent',
  'later',
  'unauthorised',
  'lost',
] as const;
export type TryOutcome = (typeof tryOutcomes)[number];

/** In the order of its way. `answered`: what the game said to a recall. */
export const deliverySteps = [
  'asked',
  'released',
  'late',
  'manual',
  'retry',
  'cancel',
  'by_hand',
  'replace',
  'recall',
  'answered',
  'withdrawn',
  'found',
  'conflict',
] as const;
export type DeliveryStep = (typeof deliverySteps)[number];

export const deliveryActions = ['retry', 'cancel', 'by_hand', 'replace', 'recall'] as const;
export type DeliveryAction = (typeof deliveryActions)[number];

export const circuitStates = ['closed', 'open'] as const;
export type CircuitState = (typeof circuitStates)[number];

/** Beside `gameRefusals` and `status_500` … `late_answer`: after the row was taken for lost; changed nothing. */
export const ownErrors = [
  'timeout',
  'reset',
  'cut_off',
  'too_large',
  'nonsense',
  'other_id',
  'redirect',
  'status_429',
  'status_503',
  'no_link',
  'links_away',
  'address_refused',
  'name_not_found',
  'refused',
  'connect_timeout',
  'certificate',
  'unreachable',
  'process_died',
  'late_answer',
  'body_changed',
] as const;
