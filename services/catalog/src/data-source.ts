import { serviceSchema } from '@hub/nest-kit/db';
import { ClickTarget } from './clicks/click-target.entity.ts';
import { Article } from './faq/article.entity.ts';
import { Theme } from './game-art/theme.entity.ts';
import { Game } from './games/game.entity.ts';
import { QuickAction } from './games/quick-action.entity.ts';
import { RoleRule } from './games/role-rule.entity.ts';
import { Server } from './games/server.entity.ts';
import { Tip } from './games/tip.entity.ts';
import { LegalAcceptance } from './legal/legal-acceptance.entity.ts';
import { LegalSection } from './legal/legal-section.entity.ts';
import { LegalVersion } from './legal/legal-version.entity.ts';
import { CreateCatalog1795000000000 } from './migrations/1795000000000-create-catalog.ts';
import { ChooseCaptcha1796000000000 } from './migrations/1796000000000-choose-captcha.ts';
import { PlaceQuickActions1796100000000 } from './migrations/1796100000000-place-quick-actions.ts';
import { VersionSettings1797420000000 } from './migrations/1797420000000-version-settings.ts';
import { KeepClickTargets1798000001100 } from './migrations/1798000001100-keep-click-targets.ts';
import { KeepRoleRules1798000012000 } from './migrations/1798000012000-keep-role-rules.ts';
import { TranslateCatalogue1799000300000 } from './migrations/1799000300000-translate-catalogue.ts';
import { KeepLegalTexts1800001300000 } from './migrations/1800001300000-keep-legal-texts.ts';
import { KeepAcceptances1800001700000 } from './migrations/1800001700000-keep-acceptances.ts';
import { OfferPromisedTypes1800004100000 } from './migrations/1800004100000-offer-promised-types.ts';
import { Notice } from './notices/notice.entity.ts';
import { QuestionTypeRow } from './question-types/question-type.entity.ts';
import { CatalogVersion } from './settings/catalog-version.entity.ts';
import { SiteConfig } from './site/site-config.entity.ts';

export const schema = serviceSchema({
  kit: ['schedules'],
  entities: [
    Game,
    Server,
    RoleRule,
    Tip,
    QuickAction,
    Theme,
    QuestionTypeRow,
    Article,
    Notice,
    ClickTarget,
    SiteConfig,
    CatalogVersion,
    LegalVersion,
    LegalSection,
    LegalAcceptance,
  ],
  migrations: [
    CreateCatalog1795000000000,
    ChooseCaptcha1796000000000,
    PlaceQuickActions1796100000000,
    VersionSettings1797420000000,
    KeepClickTargets1798000001100,
    KeepRoleRules1798000012000,
    TranslateCatalogue1799000300000,
    KeepLegalTexts1800001300000,
    KeepAcceptances1800001700000,
    OfferPromisedTypes1800004100000,
  ],
});
