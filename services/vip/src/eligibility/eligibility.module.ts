import { Feature } from '@hub/nest-kit/app';
import { RankingModule } from '../ranking/ranking.module.ts';
import { Eligibility } from './eligibility.ts';
import { ReportWhitelist } from './report-whitelist.ts';

/** Who is served here. */
@Feature({ imports: [RankingModule], http: [Eligibility, ReportWhitelist], exports: [Eligibility, RankingModule] })
export class EligibilityModule {}
