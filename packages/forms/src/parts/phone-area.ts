/** Where a phone is from: Taiwan, Hong Kong, Macau, or elsewhere. */
export type PhoneArea = '886' | '852' | '853' | 'other';
