import { callsOf } from '../shared/route.ts';

const rows = callsOf('catalog');
const base = '/api/staff/settings';
const staff = { who: 'staff' } as const;
const texts = { who: 'staff', bodyKb: 768 } as const;

export const settingCalls = {
  previewArticle: rows.post(`${base}/faq/preview`, { who: 'staff', bodyKb: 256 }),
  previewTheme: rows.post(`${base}/themes/preview`, { who: 'staff', bodyKb: 4 }),
  importServers: rows.post(`${base}/servers/import`, { who: 'staff', bodyKb: 1024 }),
  listSettings: rows.get(`${base}/:kind`, staff),
  createSetting: rows.post(`${base}/:kind`, { ...texts, once: true, status: 201 }),
  getSetting: rows.get(`${base}/:kind/:key`, staff),
  changeSetting: rows.put(`${base}/:kind/:key`, { ...texts, versioned: true }),
  removeSetting: rows.delete(`${base}/:kind/:key`, { ...staff, versioned: true }),
  getSettingVersion: rows.get(`${base}/:kind/:key/versions/:version`, staff),
};
