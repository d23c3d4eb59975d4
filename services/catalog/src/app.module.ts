import type { DynamicModule } from '@nestjs/common';
import { ChainStateModule } from '@hub/nest-kit/audit';
import type { Db } from '@hub/nest-kit/db';
import { serviceJobProviders } from '@hub/nest-kit/jobs';
import { findDue, retentionProvider } from '@hub/nest-kit/retention';
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
import { keptByCatalog } from './retention.ts';
import { JobsController, RetentionController } from './jobs/jobs.controller.ts';
import { FindNotices } from './notices/find-notices.ts';
import { NoticesController } from './notices/notices.controller.ts';
import { FindQuestionTypes } from './question-types/find-question-types.ts';
import { LookUpRole } from './roles/look-up-role.ts';
import { lookUpRole, type RoleParts } from './roles/role-parts.ts';
import { InternalRolesController, RolesController, StaffRolesController } from './roles/roles.controller.ts';
import { FindSettings } from './settings/find-settings.ts';
import { ImportServers } from './games/import-servers.ts';
import { SaveSetting } from './settings/save-setting.ts';
import { SettingsController } from './settings/settings.controller.ts';
import { FindCaptcha } from './site/find-captcha.ts';
import { FindLimits } from './site/find-limits.ts';
import { FindConfig } from './site/find-config.ts';
import { SiteController } from './site/site.controller.ts';

export type CatalogParts = {
  db: Db;
  publicUrl: string;
  whitelisted: Whitelisted;
  clicks: CountClicks;
  roles: Pick<RoleParts, 'services' | 'ask' | 'ring'>;
};

/** Wiring of the catalog service. */
export class AppModule {
  static for({ db, publicUrl, whitelisted, clicks, roles }: CatalogParts): DynamicModule {
    const { source } = db;
    return {
      module: AppModule,
      imports: [ChainStateModule.for(source)],
      controllers: [
        GamesController,
        FaqController,
        NoticesController,
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
      ],
      providers: [
        { provide: DataSource, useValue: source },
        ...serviceJobProviders(db, null),
        retentionProvider((source) => ({ due: () => findDue(source, keptByCatalog) })),
        { provide: FindConfig, useValue: new FindConfig(source, publicUrl) },
        { provide: Whitelisted, useValue: whitelisted },
        { provide: CountClicks, useValue: clicks },
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
        { provide: SaveSetting, useValue: new SaveSetting(db) },
        { provide: ImportServers, useValue: new ImportServers(db) },
        {
          provide: LookUpRole,
          inject: [FindGames, FindCaptcha],
          useFactory: (games: FindGames, captcha: FindCaptcha) => lookUpRole({ db, games, captcha, ...roles }),
        },
      ],
    };
  }
}
