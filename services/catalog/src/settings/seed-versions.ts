import type { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { CatalogVersion } from './catalog-version.entity.ts';
import { articleKind } from '../faq/article.kind.ts';
import { SaveSetting } from './save-setting.ts';

const staff = (login: string, name: string, role: 'product_admin' | 'lead'): StaffCaller => ({
  who: { kind: 'staff', id: 0, login, name, roles: [{ role, game: '*' }] },
  rid: '',
  ip: '',
  language: 'zh-TW',
  key: null,
  token: null,
});

/** An article with a history: changed by the product team, with a proposal of a lead waiting. */
export async function seedVersions(db: Db, article: number): Promise<void> {
  const key = String(article);
  const { manager } = db.source;
  if (await manager.existsBy(CatalogVersion, { kind: articleKind.name, object_key: key })) return;
  const values = await articleKind.load(manager, key);
  if (!values) return;
  const save = new SaveSetting(db);
  const first = `${String(values.content)}<p>找不到的時候，把訂單畫面截圖附在回報裡，客服會幫您確認。</p>`;
  await save.change(staff('product_admin', '小婷', 'product_admin'), articleKind, key, 0, {
    ...values,
    content: first,
  });
  const proposal = `${first}<p>截圖請保留訂單編號和日期；信用卡號可以先遮住。</p>`;
  await save.change(staff('min', '小敏', 'lead'), articleKind, key, 2, { ...values, content: proposal });
}
