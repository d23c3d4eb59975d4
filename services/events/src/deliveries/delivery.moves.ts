import type { DeliveryAction, DeliveryState, DeliveryStep } from '@hub/contracts/events';
import { deliveryStates } from '@hub/contracts/events';
import type { DeliveryOutcome } from '@hub/contracts/integration-events';
import { ABSENT, IllegalMove, Moves, type Absent, type MoveTable } from '@hub/nest-kit/moves';
import { deliverySending, deliveryState } from './delivery.errors.ts';

/** `keeper`: what is done again and again beside the sending. */
export type DeliveryParty = 'asker' | 'sender' | 'keeper' | 'desk';

/** `version`: whoever read the row before must read it again. `told`: to the service that asked. */
export type DeliveryEmits = {
  version: boolean;
  step: DeliveryStep | null;
  told: DeliveryOutcome | null;
  audit: `delivery.${DeliveryAction}` | null;
};

type From = DeliveryState | Absent;
const illegal = (from: From) => new IllegalMove(`a delivery: nothing of that kind happens to one that is ${from}`);
const refused = (from: From) => (from === 'sending' ? deliverySending() : deliveryState());
const ended = <To extends DeliveryState>(to: To) => ({ queued: to, unknown: to, manual: to, rejected: to });

/** What is under way is the sender's alone, after its lease the keeper's. `find`: the game had it after all. `hold-back`: the game may have what is withdrawn. */
const table = {
  ask: {
    who: ['asker'],
    to: { [ABSENT]: 'queued' },
    refuses: illegal,
    emits: { version: false, step: null, told: null, audit: null },
  },
  arm: {
    who: ['keeper'],
    to: { queued: 'queued' },
    refuses: illegal,
    emits: { version: true, step: 'released', told: null, audit: null },
  },
  claim: {
    who: ['sender'],
    to: { queued: 'sending', unknown: 'sending' },
    refuses: illegal,
    emits: { version: true, step: null, told: null, audit: null },
  },
  arrive: {
    who: ['sender'],
    to: { sending: 'delivered' },
    refuses: illegal,
    emits: { version: true, step: null, told: 'delivered', audit: null },
  },
  reject: {
    who: ['sender'],
    to: { sending: 'rejected' },
    refuses: illegal,
    emits: { version: true, step: null, told: 'rejected', audit: null },
  },
  'go-again': {
    who: ['sender', 'keeper'],
    to: { sending: ['queued', 'unknown'] },
    refuses: illegal,
    emits: { version: true, step: null, told: null, audit: null },
  },
  'give-up': {
    who: ['sender', 'keeper'],
    to: { sending: 'manual' },
    refuses: illegal,
    emits: { version: true, step: 'manual', told: null, audit: null },
  },
  'fall-late': {
    who: ['keeper'],
    to: { queued: 'queued', sending: 'sending', unknown: 'unknown', manual: 'manual' },
    refuses: illegal,
    emits: { version: false, step: 'late', told: null, audit: null },
  },
  retry: {
    who: ['desk'],
    to: { queued: 'queued', unknown: 'unknown', manual: ['queued', 'unknown'], rejected: 'queued' },
    refuses: refused,
    emits: { version: true, step: 'retry', told: null, audit: 'delivery.retry' },
  },
  cancel: {
    who: ['desk'],
    to: ended('cancelled'),
    refuses: refused,
    emits: { version: true, step: 'cancel', told: 'cancelled', audit: 'delivery.cancel' },
  },
  by_hand: {
    who: ['desk'],
    to: ended('by_hand'),
    refuses: refused,
    emits: { version: true, step: 'by_hand', told: 'by_hand', audit: 'delivery.by_hand' },
  },
  replace: {
    who: ['desk'],
    to: ended('replaced'),
    refuses: refused,
    emits: { version: true, step: 'replace', told: 'replaced', audit: 'delivery.replace' },
  },
  find: {
    who: ['desk'],
    to: { unknown: 'delivered', manual: 'delivered' },
    refuses: refused,
    emits: { version: true, step: 'found', told: 'delivered', audit: null },
  },
  recall: {
    who: ['desk'],
    to: { delivered: 'recalled' },
    refuses: refused,
    emits: { version: true, step: 'recall', told: 'recalled', audit: 'delivery.recall' },
  },
  withdraw: {
    who: ['asker'],
    to: { queued: 'cancelled', manual: 'cancelled', rejected: 'cancelled' },
    refuses: illegal,
    emits: { version: true, step: 'withdrawn', told: 'cancelled', audit: null },
  },
  'hold-back': {
    who: ['asker'],
    to: { queued: 'manual', unknown: 'manual' },
    refuses: illegal,
    emits: { version: true, step: 'withdrawn', told: null, audit: null },
  },
  forget: {
    who: ['keeper'],
    to: ended('cancelled'),
    refuses: illegal,
    emits: { version: true, step: null, told: 'cancelled', audit: null },
  },
} as const satisfies MoveTable<string, DeliveryState, DeliveryParty, DeliveryEmits>;

export type DeliveryTable = typeof table;
export type DeliveryMove = keyof DeliveryTable;

export const deliveryMoves = new Moves<DeliveryMove, DeliveryState, DeliveryParty, DeliveryEmits>(
  'a delivery',
  deliveryStates,
  table,
);
