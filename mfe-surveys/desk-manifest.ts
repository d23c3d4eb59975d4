import type { StaffDoor } from '@hub/contracts/manifest';
import { surveyReaders, cardCodeEditors } from '@hub/contracts/surveys';

export const doors: StaffDoor[] = [
  {
    name: 'surveys',
    to: '/staff/surveys',
    title: { tw: '問卷', en: 'Surveys' },
    roles: [...new Set([...surveyReaders, ...cardCodeEditors])],
    order: 415,
    records: ['survey'],
  },
];
