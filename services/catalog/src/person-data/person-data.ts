import { kitPersonData, noneOfKit, type PersonDataDeclaration } from '@hub/nest-kit/person-data';

/** What catalog has of a person: evidence alone. */
export function personData(): PersonDataDeclaration {
  const kit = kitPersonData();
  return {
    categories: kit.categories,
    none: [
      ...kit.none,
      noneOfKit.schedules,
      {
        tables: ['game', 'server', 'role_rule', 'tip', 'quick_action', 'theme', 'question_type', 'faq', 'notice'],
        why: 'what players are shown',
      },
      { tables: ['click_target', 'site_config', 'catalog_version'], why: 'addresses and settings' },
      { tables: ['legal_version', 'legal_section'], why: 'what every player reads' },
    ],
  };
}
