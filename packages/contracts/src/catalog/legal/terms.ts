/** Parts of the legal text, in their order; they are anchors of its page. */
export const legalSections = ['service', 'privacy', 'data_use', 'rules', 'refund'] as const;
export type LegalSectionId = (typeof legalSections)[number];

/** What a change of the text is about decides how many days ahead players are told. */
export const legalChangeKinds = ['contract', 'fees', 'wording'] as const;
export type LegalChangeKind = (typeof legalChangeKinds)[number];

/** Periods and amounts that the legal text promises; amounts in TWD. */
export const legalTerms = {
  reviewDays: 3,
  adultYears: 18,
  rescissionDays: 7,
  feeNoticeDays: 30,
  maintenanceNoticeDays: 7,
  disputeDays: 7,
  historyKeptDays: 60,
  historyFeeTwd: 200,
  historyAnswerDays: 7,
  changeNoticeDays: 15,
  objectionDays: 15,
  inactivityDays: 365,
  inactivityNoticeDays: 15,
  terminationRefundDays: 30,
  terminationFeePercent: 40,
  repeatedBreaches: 3,
  complaintDays: 7,
  complaintAnswerDays: 15,
  recordsKeptDays: 60,
  dataKeptYears: 5,
  penaltyDaysLeast: 1,
  penaltyDaysMost: 7,
  refundWorkingDays: 30,
} as const;

/** Categories of personal data that the consent names. */
export const legalDataCategories = ['C001', 'C002', 'C003', 'C011', 'C023', 'C036', 'C039', 'C132'] as const;

export const legalNoticeDays: Record<LegalChangeKind, number> = {
  contract: legalTerms.changeNoticeDays,
  fees: legalTerms.feeNoticeDays,
  wording: 0,
};
