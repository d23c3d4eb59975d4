/** What an entry opens. */
export type WhitelistName = 'preview' | 'vip_report';
