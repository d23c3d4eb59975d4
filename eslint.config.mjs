import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { addressesOfCalls } from './infra/local/check/rules/addresses-of-calls.mjs';
import { oneWriter } from './infra/local/check/rules/one-writer.mjs';
import { ownPageOnly } from './infra/local/check/rules/own-page-only.mjs';
import { textsInCatalogues } from './infra/local/check/rules/texts-in-catalogues.mjs';

const sizes = (file, fn) => ({
  'max-lines': ['error', { max: file, skipBlankLines: false, skipComments: false }],
  'max-lines-per-function': ['error', { max: fn, skipBlankLines: true, skipComments: true }],
});

const environmentOnce = { object: 'process', property: 'env', message: 'Each process reads its environment once.' };

const atticNames = 'utils|helpers|common|misc|manager|data|info|base-service';

export default tseslint.config(
  { ignores: ['node_modules', '.local', '**/dist', 'tests/arrows/**'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      ...sizes(250, 60),
      eqeqeq: ['error', 'always'],
      'no-console': 'error',
      'no-restricted-properties': ['error', environmentOnce],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportDefaultDeclaration',
          message: 'Named exports only; a default export where a tool demands it is listed in the lint configuration.',
        },
        { selector: 'ImportDeclaration[source.value=/^@hub\\/web\\/src/]', message: 'packages/web has one door.' },
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['react-router-dom', '@reduxjs/toolkit*', 'react-redux'],
              message: 'These names come from @hub/web, so that there is one of each.',
            },
            { regex: `^\\.{1,2}/(.*/)?(${atticNames})(\\.[a-z]+)?$`, message: 'This name says nothing.' },
          ],
        },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
    },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...sizes(250, 120), 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  { files: ['packages/web/**'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['shell/src/**', 'mfe-*/src/**', 'packages/{web,forms,contracts}/src/**', 'packages/tickets/src/web/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        environmentOnce,
        ...['toSorted', 'toReversed', 'toSpliced'].map((property) => ({
          property,
          message: 'Younger than the browsers that base-config.ts names.',
        })),
      ],
    },
  },
  {
    files: ['packages/tickets/**'],
    // A test of its card has parts of every area in it.
    ignores: ['packages/tickets/src/web/staff/card/*.web.spec.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'Literal[value=/\\bvip\\b/i]', message: 'The engine knows no desk by name.' },
        { selector: 'Identifier[name=/vip/i]', message: 'The engine knows no desk by name.' },
      ],
    },
  },
  // Scripts of the command line print, read the environment and may be long in their order of steps.
  { files: ['infra/**'], rules: { 'no-console': 'off', 'no-restricted-properties': 'off' } },
  // What game teams copy: programs of their own.
  { files: ['docs/examples/**'], rules: { 'no-console': 'off', 'no-restricted-properties': 'off' } },
  {
    files: ['**/*.{spec,test,e2e-spec,bench}.{ts,tsx}', 'tests/**', '**/test/**', '**/testing/**'],
    rules: { ...sizes(400, 400), 'no-restricted-properties': 'off', 'no-console': 'off' },
  },
  // Fixtures, migrations and tables of words grow with what they hold.
  {
    files: ['**/migrations/**', '**/seed/**', '**/*.texts.ts', '**/texts.ts', '**/kit-texts.ts'],
    rules: sizes(1000, 400),
  },
  // Whatever a page says goes through the catalogues, so that it is said in every language.
  {
    files: ['shell/src/**', 'mfe-*/src/**', 'packages/{web,forms}/src/**', 'packages/tickets/src/web/**'],
    ignores: [
      '**/*.{spec,test}.{ts,tsx}',
      '**/testing/**',
      '**/gallery/**',
      // Tables that hold every language themselves.
      '**/{kit-texts,part-texts,desk-texts,form-texts,file-texts,export-texts,confirm-texts,language-names,loader-texts,watchdog-texts}.ts',
      '**/legal/agreement-texts*.ts',
      // What players type, and what the service hours look like.
      'packages/forms/src/normalise-input.ts',
      'packages/tickets/src/web/query/group-code.ts',
      'packages/tickets/src/web/create/expected-reply.ts',
    ],
    plugins: { hub: { rules: { 'texts-in-catalogues': textsInCatalogues } } },
    rules: { 'hub/texts-in-catalogues': 'error' },
  },
  {
    files: ['{packages,services,shell,mfe-*}/**/src/**/*.{ts,tsx}', '{shell,mfe-*}/src/**/*.{ts,tsx}'],
    ignores: [
      '**/*.calls.ts',
      '**/*.{spec,test,e2e-spec}.{ts,tsx}',
      '**/testing/**',
      // Examples, calls that are not there yet, and what concerns the whole table.
      'packages/contracts/src/{areas,routes}.ts',
      'packages/contracts/src/docs/**',
      'services/gateway/src/{foreign/cross-origin,proxy/api.routes,http/problem}.ts',
    ],
    plugins: { calls: { rules: { 'addresses-of-calls': addressesOfCalls } } },
    rules: { 'calls/addresses-of-calls': 'error' },
  },
  // Pages for players may be shown by another site (decision 0090); the desk never is.
  {
    files: ['mfe-*/src/**/*.{ts,tsx}', 'packages/forms/src/**/*.{ts,tsx}', 'packages/tickets/src/web/**/*.{ts,tsx}'],
    // The script of a provider of captchas belongs to the document, whosever it is.
    ignores: ['**/staff/**', '**/*.{spec,test}.{ts,tsx}', '**/testing/**', 'packages/forms/src/outside-widget.ts'],
    plugins: { foreign: { rules: { 'own-page-only': ownPageOnly } } },
    rules: { 'foreign/own-page-only': 'error' },
  },
  {
    files: ['{packages,services,infra}/**/*.ts'],
    ignores: [
      '**/*.{spec,e2e-spec}.ts',
      '**/test/**',
      'packages/tickets/src/server/write-ticket.ts',
      // What wrote the past, and migrations.
      'packages/tickets/src/server/{seed-tickets,seed-past-cases,ticket-tables}.ts',
    ],
    plugins: { tickets: { rules: { 'one-writer': oneWriter } } },
    rules: {
      'tickets/one-writer': ['error', { table: 'ticket', entity: 'Ticket', writer: 'write-ticket.ts' }],
    },
  },
  {
    files: ['{packages,services,infra}/**/*.ts'],
    ignores: [
      '**/*.{spec,e2e-spec}.ts',
      '**/test/**',
      '**/{migrations,seed}/**',
      'services/events/src/deliveries/write-delivery.ts',
    ],
    plugins: { deliveries: { rules: { 'one-writer': oneWriter } } },
    rules: {
      'deliveries/one-writer': ['error', { table: 'delivery', entity: 'Delivery', writer: 'write-delivery.ts' }],
    },
  },
  {
    files: ['{packages,services,infra}/**/*.ts'],
    ignores: [
      '**/*.{spec,e2e-spec}.ts',
      '**/test/**',
      '**/{migrations,seed}/**',
      'services/topup/src/orders/write-order.ts',
    ],
    plugins: { orders: { rules: { 'one-writer': oneWriter } } },
    rules: {
      'orders/one-writer': ['error', { table: 'topup_order', entity: 'Order', writer: 'write-order.ts' }],
    },
  },
  {
    files: ['{packages,services,infra}/**/*.ts'],
    ignores: [
      '**/*.{spec,e2e-spec}.ts',
      '**/test/**',
      '**/{migrations,seed}/**',
      'services/surveys/src/surveys/write-survey.ts',
    ],
    plugins: { surveys: { rules: { 'one-writer': oneWriter } } },
    rules: {
      'surveys/one-writer': ['error', { table: 'survey', entity: 'Survey', writer: 'write-survey.ts' }],
    },
  },
  {
    files: ['{packages,services,infra}/**/*.ts'],
    ignores: [
      '**/*.{spec,e2e-spec}.ts',
      '**/test/**',
      '**/{migrations,seed}/**',
      'services/surveys/src/rewards/write-reward.ts',
    ],
    plugins: { rewards: { rules: { 'one-writer': oneWriter } } },
    rules: {
      'rewards/one-writer': ['error', { table: 'reward', entity: 'Reward', writer: 'write-reward.ts' }],
    },
  },
  {
    files: ['{packages,services,infra}/**/*.ts'],
    ignores: [
      '**/*.{spec,e2e-spec}.ts',
      '**/test/**',
      '**/{migrations,seed}/**',
      'services/surveys/src/rewards/write-card.ts',
    ],
    plugins: { cards: { rules: { 'one-writer': oneWriter } } },
    rules: {
      'cards/one-writer': ['error', { table: 'card_code', entity: 'CardCode', writer: 'write-card.ts' }],
    },
  },
  // Tools that look for a default export.
  {
    files: [
      '*.config.{ts,mjs}',
      '**/*.config.ts',
      '**/global-setup.ts',
      'infra/local/test/report/*-reporter.ts',
      'tests/**/*.setup.ts',
      '**/*.d.ts',
      '**/src/routes.tsx',
      '**/src/staff.tsx',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
