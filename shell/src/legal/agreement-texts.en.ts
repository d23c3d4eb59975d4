import type { AgreementSection } from './agreement-texts.ts';

const service: AgreementSection = {
  id: 'service',
  title: 'Terms of service',
  terms: [
    { value: '7', unit: 'days', what: 'to cancel without a reason' },
    { value: '30', unit: 'days ahead', what: 'notice of new rates' },
    { value: '7', unit: 'days ahead', what: 'notice of maintenance' },
    { value: '15', unit: 'days', what: 'to object to changes' },
    { value: '60', unit: 'days', what: 'game records are kept' },
    { value: '15', unit: 'days', what: 'until an appeal is answered' },
  ],
  clauses: [
    {
      title: 'Reading and agreeing',
      text: 'You have at least *three days* to read these terms. By pressing “Agree” you state that you have read and accept all of them, and a membership contract with us comes into being.',
    },
    {
      title: 'Minors',
      text: 'Anyone under eighteen needs the consent of a legal representative to use the service. For payments made without consent, the representative may ask for a refund under “Refunds”.',
    },
    {
      title: 'Right to cancel',
      text: 'Within *7 days* of first use you may cancel the contract in writing or by e-mail, without giving a reason and at no cost. Paid points that you have not used can be refunded.',
    },
    {
      title: 'Fees and notices',
      list: [
        'New rates are announced, and you are told, *30 days* before they apply.',
        'Points bought earlier keep their earlier rate.',
        'Planned maintenance is announced *7 days* ahead.',
      ],
    },
    {
      title: 'Account and password',
      list: [
        'The account is for you alone. Please keep your password and codes safe.',
        'If your account is misused, tell support at once; after checking we suspend it.',
        'If the transfer of a virtual item is disputed, we ask the third party to explain within *7 days*; without an explanation we act on what we find.',
      ],
    },
    {
      title: 'Game records',
      text: 'Game records are kept for *60 days*. You may ask for them at *NT$200* each time; we provide them within *7 days*.',
    },
    {
      title: 'Changes to the contract',
      text: 'We announce changes and tell you about them. You may object within *15 days* of being told; silence counts as consent, an objection ends the contract.',
    },
    {
      title: 'Long absence',
      text: 'After *365 days* without signing in, we tell you *15 days* ahead; if you still do not sign in, the contract ends.',
    },
    {
      title: 'Ending and refunds',
      list: [
        'You may end the contract at any time.',
        'Within *30 days* we refund unused paid points, less *40%* of their value for necessary costs.',
        'Points given for free are not refunded.',
        'After *three* further violations despite warnings, or a grave one, we may end the contract.',
      ],
    },
    {
      title: 'Appeals',
      text: 'If you disagree with a decision, you may appeal within *7 days* of being told, by e-mail to support or with a report on this site; we answer within *15 days*.',
    },
    {
      title: 'Records, ratings and jurisdiction',
      list: [
        'After the contract ends, account records are kept for *60 days*.',
        'Games show their rating under the Game Software Rating Regulations and the least device they need; to protect accounts we record device information.',
        'The contract is governed by the law of the Republic of China (Taiwan); the court is the one the Consumer Protection Act names.',
      ],
    },
  ],
};

const privacy: AgreementSection = {
  id: 'privacy',
  title: 'Privacy',
  clauses: [
    {
      title: 'Who collects',
      text: 'The operator of this site collects data to serve members, handle reports, payments and invoices, send event rewards, and prevent fraud and misuse.',
    },
    {
      title: 'What is collected, and its use',
      list: [
        'Contacts, character data, reports and attachments that you give us, and records of device and connection.',
        'Used while you use the service and as long as the law asks, in the regions where we operate, by machine or by hand.',
        'Passed only where the service needs it: to game developers and to payment, invoice and delivery firms.',
      ],
    },
    {
      title: 'Your rights',
      text: 'You may ask to see, copy, complete and correct your data, and to stop their use or have them erased. Without necessary data we may be unable to handle your report.',
    },
    {
      title: 'Cookies and local storage',
      text: 'This site stores only what sign-in, language, appearance and drafts need. There is no advertising or tracking. Drafts stay on your device and are erased once sent.',
    },
    {
      title: 'Safety and changes',
      text: 'Data travel encrypted, access is limited by duty and leaves an audit record. Changes to this policy are announced on this page with the day they apply.',
    },
  ],
};

const dataUse: AgreementSection = {
  id: 'data_use',
  title: 'Personal data consent',
  clauses: [
    {
      title: 'Categories',
      list: [
        'C001 Identifying a person: name, contacts, photo, electronic signature.',
        'C002 Identifying finances: bank account.',
        'C003 Identifiers in government data: number of an identity document.',
        'C011 Description of a person: birthday, age, nationality, voice.',
        'C023 Other members of the family: parent or guardian.',
        'C036 Way of life: records of use and spending.',
        'C039 Licences and permits: driving licence.',
        'C132 Not classified: device data.',
      ],
    },
    {
      title: 'Time and region',
      text: 'From the day of consent until *5 years* after the legal relation has ended; used *worldwide*.',
    },
    {
      title: 'Using your rights',
      text: 'You may ask support to see, copy or correct your data, to stop their use or to erase them. A legal representative or assistant may act for you.',
    },
  ],
};

const rules: AgreementSection = {
  id: 'rules',
  title: 'Game rules',
  clauses: [
    {
      title: 'What is forbidden',
      list: [
        'Cheats, bots, or profiting from flaws of the program.',
        'Stealing or trading accounts, or trading virtual items for cash.',
        'Posing as staff, or spreading fraud, harassment, hate or obscenity.',
        'Disturbing the game or its servers.',
      ],
    },
    {
      title: 'Evidence and notice',
      text: 'We check game records and reports, tell you first and ask you to explain; in urgent cases we may suspend a function at once.',
    },
    {
      title: 'Order of measures',
      list: [
        'No chat for *1 to 7 days*.',
        'Some services limited for *1 to 7 days*.',
        'Suspension for *1 to 7 days*.',
        'For grave or repeated violations, heavier or permanent measures.',
      ],
    },
    {
      title: 'Appeals',
      text: 'If you disagree with a measure you may appeal within *7 days*; we answer within *15 days*.',
    },
  ],
};

const refund: AgreementSection = {
  id: 'refund',
  title: 'Refunds',
  clauses: [
    {
      title: 'Who may ask',
      text: 'The member. For minors and persons of limited capacity, their legal representative or assistant.',
    },
    {
      title: 'What is needed',
      list: [
        'Proof of identity.',
        'If you ask for somebody else, proof of the relation.',
        'Proof of payment, such as a receipt or an order number.',
      ],
    },
    {
      title: 'How much',
      list: [
        'Paid points that are not used; points given for free do not count.',
        'Cancelled within *7 days* of first use: nothing is deducted.',
        'In other cases, less *40%* of the value of the unused paid points.',
      ],
    },
    { title: 'When', text: 'Within *30 working days* after the documents have been checked.' },
    {
      title: 'Paid through an app store',
      text: 'Please ask that store first; if it cannot help, send us its answer.',
    },
  ],
};

/** The five sections in English. The Chinese text is the one that binds. */
export const agreementInEnglish: AgreementSection[] = [service, privacy, dataUse, rules, refund];
