/** The categories of the new form, as the address names them, and the question type that each is filed under. */
export const issueTypes = {
  topup_not_received: '2',
  account_lost: 'f',
  account_compromised: 'g',
  complaint: 'complaint',
  game_history: 'game_history',
  general_issue: '1',
} as const;
export type Issue = keyof typeof issueTypes;
export const issues = Object.keys(issueTypes) as Issue[];

/** A type that begins so leads to the page of an event: what follows is its id. */
export const EVENT_TYPE = 'event_';

export const issueOf = (formId: string | null): Issue | undefined => issues.find((issue) => issue === formId);
