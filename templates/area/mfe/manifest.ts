import { noteReaders } from '@hub/contracts/sample';
import type { AuditWords, JobsManifest, RetentionManifest, StaffDoor, Title } from '@hub/contracts/manifest';

export const name: Title = { tw: '新的一區', en: 'A new area' };

export const doors: StaffDoor[] = [
  { name: 'sample', to: '/staff/sample', title: name, roles: [...noteReaders], order: 500 },
];

export const audit: AuditWords = {
  services: { sample: name },
  actions: { 'sample.note': { tw: '留言', en: 'Left a note' } },
  objects: { sample_note: { tw: '留言', en: 'Note' } },
  fields: { note: { tw: '內容', en: 'Text' } },
};

export const jobs: JobsManifest = { name };

export const retention: RetentionManifest = {
  name,
  rules: {
    'sample-notes': {
      what: { tw: '玩家的留言', en: 'Notes of players' },
      until: { tw: '留言滿一年後刪除', en: 'Deleted a year after they were left' },
    },
  },
};
