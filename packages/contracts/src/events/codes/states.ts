export const redeemStatuses = ['NORMAL', 'COMPLETED', 'REACH_LIMITED'] as const;
export type RedeemStatus = (typeof redeemStatuses)[number];

/** What became of the mail of a redemption: `failed` means that staff knows and looks after it. */
export const mailStatuses = ['queued', 'sent', 'failed'] as const;
export type MailStatus = (typeof mailStatuses)[number];

/**
 * Where an event is. `draft`: never published. `planned`, `open`, `ended`: published, and what the clock says. `stopped`:
 * closed at once by a person, for players like ended.
 */
export const eventPhases = ['draft', 'planned', 'open', 'ended', 'stopped'] as const;
export type EventPhase = (typeof eventPhases)[number];

/** When rewards leave. `weekly`: together, with a release by two persons, before Monday 23:59 of Taipei after the week. */
export const eventPaces = ['at_once', 'weekly'] as const;
export type EventPace = (typeof eventPaces)[number];

/** The art of an event's banner and rewards; all of them are drawn by the site itself. */
export const eventArts = ['lantern', 'summer', 'treasure', 'anniversary', 'delivery', 'winter'] as const;
export type EventArt = (typeof eventArts)[number];

/** Where codes come from. `keyword`: one word that many may use, up to a cap. */
export const batchKinds = ['generated', 'imported', 'keyword'] as const;
export type SerialBatchKind = (typeof batchKinds)[number];

/**
 * Where a batch is. `waiting`: for a worker. `reading`: rows are made or read, compared, and written without being
 * good yet. `checked`: its report waits for a person. `ready`: its codes are good. The others are ends:
 * `disabled` by a person, `cancelled` before it was ready, `failed` after several tries.
 */
export const serialBatchStates = ['waiting', 'reading', 'checked', 'ready', 'disabled', 'cancelled', 'failed'] as const;
export type SerialBatchState = (typeof serialBatchStates)[number];

/** Why a code is not taken, as staff sees it; players read one sentence for all that count. */
export const wrongCodes = ['unknown', 'used', 'disabled', 'foreign', 'full'] as const;
export type WrongCode = (typeof wrongCodes)[number];
