import { BulkJob } from '@hub/nest-kit/bulk';
import { serviceSchema } from '@hub/nest-kit/db';
import { DataRequestAreaRow, DataRequestRow, DataRequestStepRow } from './data-requests/data-request.entity.ts';
import { ImportLine, ImportRow } from './imports/import.entity.ts';
import { CreateSurveys1800001000000 } from './migrations/1800001000000-create-surveys.ts';
import { KeepDataRequests1800001420000 } from './migrations/1800001420000-keep-data-requests.ts';
import { ExtendDataRequests1800002400000 } from './migrations/1800002400000-extend-data-requests.ts';
import { NoteHolds1800002400100 } from './migrations/1800002400100-note-holds.ts';
import { CountByVersion1800002500000 } from './migrations/1800002500000-count-by-version.ts';
import { Answer } from './players/answer.entity.ts';
import { Qualification } from './players/qualification.entity.ts';
import { CardCode } from './rewards/card-code.entity.ts';
import { RewardDelivery } from './rewards/reward-delivery.entity.ts';
import { Reward } from './rewards/reward.entity.ts';
import { DayCount, OptionCount } from './desk/count.entity.ts';
import { Survey, SurveyVersion } from './surveys/survey.entity.ts';

export const schema = serviceSchema({
  kit: ['tables', 'schedules', 'calendar', 'held-accounts', 'exports'],
  entities: [
    Survey,
    SurveyVersion,
    Qualification,
    Answer,
    OptionCount,
    DayCount,
    Reward,
    RewardDelivery,
    CardCode,
    ImportRow,
    ImportLine,
    BulkJob,
    DataRequestRow,
    DataRequestAreaRow,
    DataRequestStepRow,
  ],
  migrations: [
    CreateSurveys1800001000000,
    KeepDataRequests1800001420000,
    ExtendDataRequests1800002400000,
    NoteHolds1800002400100,
    CountByVersion1800002500000,
  ],
});
