const bearsNoName = 'a submit bears no name there';
const isSearched = 'no row says of whom a file of staff is: one is planted, and the files are searched';

/** `area category` that may go and of which the person is not found beforehand. */
export const unfound: Readonly<Record<string, string>> = {
  'events submits': bearsNoName,
  'identity submits': bearsNoName,
  'catalog submits': bearsNoName,
  'support exports': isSearched,
  'vip exports': isSearched,
  'events exports': isSearched,
  'surveys exports': isSearched,
  'identity exports': isSearched,
  'vip files-ahead': 'planted at support; the same code',
};

const chain = 'the chain of the audit, over rows that are declared';
const random = 'a random number';
const file = 'of a file of staff';
const message = 'of what the provider said, which is declared';

/** Sealed or hashed values that came with the person and tell nothing of anybody: `area.table.column`, or without its area. */
const ofNobody: Readonly<Record<string, string>> = {
  'counter.bucket': 'a limit of a day, by keyed hash',
  'outbox.lease_token': random,
  'idem.request_hash': 'of what staff sent; the rows of the person are gone',
  'audit_chain.hash': chain,
  'audit_anchor.hash': chain,
  'audit_pending.hash': chain,
  'audit_source.hash': chain,
  'audit_log.hash': chain,
  'captcha_used.signature': 'an answer to a challenge, which serves once',
  'captcha_used.used_by': 'who of our services took it',
  'vip.vip_import.file_sha256': file,
  'surveys.survey_import.file_sha256': file,
  'topup.provider_message.fingerprint': message,
  'topup.provider_message.body_hash': message,
  'topup.topup_order.token_mac': 'the address of the order, which says nothing of its buyer any more',
  'topup.topup_order.token_box': 'the same',
  'events.serial_code.code_mac': 'the code',
};
export const isOfNobody = (place: string): boolean =>
  place in ofNobody || place.slice(place.indexOf('.') + 1) in ofNobody;
