import type { StaffDoor } from '@hub/contracts/manifest';
import { surveyReaders } from '@hub/contracts/surveys';

export const doors: StaffDoor[] = [
  {
    name: 'surveys',
    to: '/staff/surveys',
    title: { tw: '問卷', en: 'Surveys' },
    roles: [...surveyReaders],
    order: 415,
    records: ['survey'],
  },
];
