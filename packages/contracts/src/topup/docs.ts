import type { AreaDocs } from '../docs/call-doc.ts';
import { topupShopDocs } from '../docs/topup-shop-docs.ts';
import { topupTexts } from './topup.texts.ts';

export const docs: AreaDocs = { groups: [topupShopDocs], texts: topupTexts };
