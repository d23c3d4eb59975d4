import { kitPersonData, noneOfKit, type PersonDataDeclaration } from '@hub/nest-kit/person-data';
import { acceptances } from '../legal/acceptances-of-person.ts';

/** What catalog has of a person: the terms that a member accepted, and evidence. */
export function personData(): PersonDataDeclaration {
  const kit = kitPersonData();
  return {
    categories: [acceptances, ...kit.categories],
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
