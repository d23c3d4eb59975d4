export const redeemStatuses = ['NORMAL', 'COMPLETED', 'REACH_LIMITED'] as const;
export type RedeemStatus = (typeof redeemStatuses)[number];

/** `failed`: staff knows and looks after it. */
export const mailStatuses = ['queued', 'sent', 'failed'] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** `draft`: never published. `stopped`: closed at once by a person, for players like ended. */
export const eventPhases = ['draft', 'planned', 'open', 'ended', 'stopped'] as const;
export type EventPhase = (typeof eventPhases)[number];

/** `weekly`: together, by two persons, before Monday 23:59 of Taipei after the week. */
export const eventPaces = ['at_once', 'weekly'] as const;
export type EventPace = (typeof eventPaces)[number];

export const eventArts = ['lantern', 'summer', 'treasure', 'anniversary', 'delivery', 'winter'] as const;
export type EventArt = (typeof eventArts)[number];

/** `keyword`: one word that many may use, up to a cap. */
export const batchKinds = ['generated', 'imported', 'keyword'] as const;
export type SerialBatchKind = (typeof batchKinds)[number];

/** `reading`: rows are written, good for nobody yet. `checked`: its report waits for a person. `ready`: good. */
export const serialBatchStates = ['waiting', 'reading', 'checked', 'ready', 'disabled', 'cancelled', 'failed'] as const;
export type SerialBatchState = (typeof serialBatchStates)[number];

/** Why a code is not taken, as staff sees it; players read one sentence for all that count. */
export const wrongCodes = ['unknown', 'used', 'disabled', 'foreign', 'full'] as const;
export type WrongCode = (typeof wrongCodes)[number];
