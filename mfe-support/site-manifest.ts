import { reportCalls } from '@hub/contracts/calls/tickets/reports';
import type { SiteDoor } from '@hub/contracts/manifest';
import { supportDesk } from '@hub/contracts/support-desk';

export const name = { tw: '客服中心', hk: '客戶服務中心', en: 'Support' };

const centre = '/support';
const home = '/service/{game}';

export const siteDoors: SiteDoor[] = [
  { place: 'games', to: home, order: 100 },
  {
    place: 'menu',
    to: `${home}/list`,
    own: true,
    unread: true,
    title: { tw: '回報紀錄', en: 'My reports' },
    icon: 'messages',
    order: 100,
  },
  { place: 'menu', to: centre, title: name, icon: 'headphones', order: 300 },
  {
    place: 'menu',
    to: '/faq?game_id={game}',
    otherwise: '/faq',
    title: { tw: '常見問題', en: 'FAQ' },
    icon: 'search',
    order: 310,
  },
  { place: 'footer', to: centre, title: { tw: '聯絡客服', hk: '聯絡客戶服務', en: 'Contact support' }, order: 100 },
  {
    place: 'tile',
    to: '/service_quick?param_game_id={game}',
    title: { tw: '客服', hk: '客戶服務', en: 'Support' },
    icon: 'quote',
    order: 100,
  },
  {
    place: 'lost',
    to: `${home}/query`,
    otherwise: centre,
    title: { tw: '用查詢碼找回報', hk: '用查詢碼尋找回報', en: 'Find a report by its code' },
    order: 100,
  },
  { place: 'help', to: centre, title: { tw: '先去客服中心', hk: '先到客戶服務中心', en: 'Go to support' }, order: 100 },
];

export const unread = reportCalls(supportDesk).countUnread.path;

/** Where the button of a game may lead, and where it leads otherwise. */
export const gameHome = home;
export const gameLinks = [
  '/service/:game',
  ...['query', 'list', 'create', 'confirm-issue', 'report-issue', 'view/:id'].map((page) => `/service/:game/${page}`),
  '/faq',
  '/help/home',
];
