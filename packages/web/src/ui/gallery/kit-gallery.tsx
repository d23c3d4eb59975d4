import { PageBody, PageWindow } from '../page-window.tsx';
import { SiteBar, SkipLink } from '../site-bar.tsx';
import { SiteFooter } from '../site-footer.tsx';
import { ActionParts, HomeTiles } from './action-parts.tsx';
import { ContentParts } from './content-parts.tsx';
import { FieldParts } from './field-parts.tsx';
import { FrameParts } from './frame-parts.tsx';
import css from './kit-gallery.module.css';

const games = [
  { label: '遊戲 H73', game: 'H73', to: '/service?game=H73', current: true, unread: 2 },
  { label: '遊戲 G112', game: 'G112', to: '/service?game=G112' },
  { label: '遊戲 L33', game: 'L33', to: '/service?game=L33' },
];
const menu = [
  { label: '客服中心', to: '/support' },
  { label: '常見問題', to: '/faq' },
];
const legal = [
  { label: '會員服務條款', to: '/terms' },
  { label: '隱私權政策', to: '/privacy' },
  { label: '外觀：跟隨系統', onPress: () => undefined },
];

/** For people and for the accessibility check; no page of the product. */
export function KitGallery() {
  return (
    <>
      <SkipLink />
      <SiteBar name="Player Hub" home="/" games={games} game={{ id: 'H73', name: 'H73' }} menu={menu} />
      <main id="main">
        <PageWindow game="H73" label="元件總覽" title="遊戲 H73" subtitle="測試角色，您好　ID 123456789" />
        <PageBody overlap lead={<HomeTiles />}>
          <div className={css.columns}>
            <div className={css.column}>
              <ActionParts />
            </div>
            <div className={css.column}>
              <FieldParts />
            </div>
            <div className={css.column}>
              <ContentParts />
            </div>
          </div>
          <FrameParts />
        </PageBody>
      </main>
      <SiteFooter label="網站資訊" links={legal} note="© 2026 Player Hub（示範）　本站為功能示範，不代表任何遊戲。" />
    </>
  );
}
