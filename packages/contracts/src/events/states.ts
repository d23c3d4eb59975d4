/**
 * Where a delivery is. `queued`: not arrived, waits for its turn. `sending`: under way now. `unknown`: sent, and nobody
 * knows whether it arrived; it goes again under the same name. `manual`: the tries are used up. The others are ends;
 * a person may wake a rejected one again.
 */
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

/** Those that have still to arrive; past its deadline one of them is late. */
export const openStates = ['queued', 'sending', 'unknown', 'manual'] as const satisfies readonly DeliveryState[];

/**
 * How a try went. `refused`: the game said no, with a word. `unclear`: time ran out, the line broke, nonsense came: it
 * may have arrived. `not_sent`: it cannot have arrived. `later`: the game asked to wait. `unauthorised`: the game does
 * not take our signature. `lost`: the process that sent it died.
 */
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

/** What happened to a delivery beside its tries, in the order of its way. `answered`: what the game said to a recall. */
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
  'found',
  'conflict',
] as const;
export type DeliveryStep = (typeof deliverySteps)[number];

export const deliveryActions = ['retry', 'cancel', 'by_hand', 'replace', 'recall'] as const;
export type DeliveryAction = (typeof deliveryActions)[number];

export const circuitStates = ['closed', 'open'] as const;
export type CircuitState = (typeof circuitStates)[number];

/**
 * Words of our own beside those of a game's refusals (`gameRefusals`), in `error` of a delivery or a try. Beside these
 * there is `status_500` and the like. `links_away`: where addresses and keys are kept does not answer. `late_answer`: it
 * came after the row was taken for lost, and changed nothing.
 */
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
