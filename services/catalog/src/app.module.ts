import { Feature, CONFIG } from '@hub/nest-kit/app';
import { ChainStateController, ChainStates } from '@hub/nest-kit/audit';
import { serviceJobProviders } from '@hub/nest-kit/jobs';
import { findExpired, retentionProvider } from '@hub/nest-kit/retention';
import { GamesModule } from '@hub/nest-kit/partner';
import { DataSource } from 'typeorm';
import { ClicksController } from './clicks/clicks.controller.ts';
import { CountClicks } from './clicks/count-clicks.ts';
import { OpenClickTarget } from './clicks/open-click-target.ts';
import { Whitelisted } from './clicks/whitelisted.ts';
import { DeskController } from './desk/desk.controller.ts';
import { FindDeskSettings } from './desk/find-desk-settings.ts';
import { FaqController } from './faq/faq.controller.ts';
import { FindArticles } from './faq/find-articles.ts';
import { FindThemes } from './game-art/find-themes.ts';
import { MediaController } from './game-art/media.controller.ts';
import { ReadArt } from './game-art/read-art.ts';
import { FindGames } from './games/find-games.ts';
import { GamesController } from './games/games.controller.ts';
import { ListGames } from './games/list-games.ts';
import { LegalModule } from './legal/legal.module.ts';
import { keptByCatalog } from './retention.ts';
import { JobsController, RetentionController } from './jobs/jobs.controller.ts';
import { FindNotices } from './notices/find-notices.ts';
import { NoticesController } from './notices/notices.controller.ts';
import { PersonDataModule } from './person-data/person-data.module.ts';
import { PostalController } from './postal/postal.controller.ts';
import { FindQuestionTypes } from './question-types/find-question-types.ts';
import { roleProviders } from './roles/role-parts.ts';
import { InternalRolesController, RolesController, StaffRolesController } from './roles/roles.controller.ts';
import { rounds } from './rounds.ts';
import { FindSettings } from './settings/find-settings.ts';
import { ImportServers } from './games/import-servers.ts';
import { SaveSetting } from './settings/save-setting.ts';
import { SettingsController } from './settings/settings.controller.ts';
import { FindCaptcha } from './site/find-captcha.ts';
import { FindLimits } from './site/find-limits.ts';
import { FindConfig } from './site/find-config.ts';
import { SiteController } from './site/site.controller.ts';

@Feature({
  imports: [GamesModule, LegalModule, PersonDataModule],
  controllers: [
    GamesController,
    FaqController,
    NoticesController,
    PostalController,
    ClicksController,
    MediaController,
    DeskController,
    SiteController,
    SettingsController,
    RolesController,
    StaffRolesController,
    InternalRolesController,
    JobsController,
    RetentionController,
    ChainStateController,
  ],
  providers: [
    ...serviceJobProviders,
    retentionProvider((source) => ({ due: () => findExpired(source, keptByCatalog) })),
    {
      provide: FindConfig,
      inject: [DataSource, CONFIG],
      useFactory: (source: DataSource, config: { PUBLIC_URL: string }) => new FindConfig(source, config.PUBLIC_URL),
    },
    Whitelisted,
    CountClicks,
    FindGames,
    FindThemes,
    FindQuestionTypes,
    FindArticles,
    FindNotices,
    FindDeskSettings,
    FindCaptcha,
    FindLimits,
    ListGames,
    OpenClickTarget,
    ReadArt,
    FindSettings,
    SaveSetting,
    ImportServers,
    ChainStates,
    ...roleProviders,
    ...rounds,
  ],
})
export class AppModule {}
