/** The eight arrows. Each is broken on purpose by a fixture in tests/arrows, and that test proves it is reported. */
const err = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    err('no-cycle', 'A cycle cannot be understood, or deleted, in parts.', {}, { circular: true }),
    err(
      'remote-not-remote',
      'Remotes meet in the shell or in packages/web.',
      { path: '^mfe-([^/]+)/' },
      { path: '^mfe-', pathNot: '^mfe-$1/' },
    ),
    err(
      'service-not-service',
      'Services speak by HTTP contract.',
      { path: '^services/([^/]+)/' },
      { path: '^services/', pathNot: '^services/$1/' },
    ),
    err(
      'package-not-app',
      'Packages know no app.',
      { path: '^packages/' },
      { path: '^(services|shell|mfe-[^/]+|infra)/' },
    ),
    err(
      'browser-not-node',
      'What runs in a browser never reaches server code.',
      {
        path: '^(shell/src|mfe-[^/]+/src|packages/web|packages/forms|packages/tickets/src/web)',
        pathNot: '\\.(spec|test)\\.tsx?$',
      },
      { path: '^(services|packages/nest-kit|packages/tickets/src/server|infra)/', dependencyTypesNot: ['type-only'] },
    ),
    err(
      'contracts-are-pure',
      'A contract imports yup and other contracts only; what tests it may import more.',
      { path: '^packages/contracts/', pathNot: '\\.spec\\.ts$' },
      { pathNot: '^(packages/contracts/|node_modules/yup/)' },
    ),
    err(
      'entity-stays-in-slice',
      'Another feature asks the use case, it never imports the entity.',
      { path: '^services/[^/]+/src/([^/]+)/' },
      { path: '^services/[^/]+/src/[^/]+/.+\\.entity\\.ts$', pathNot: '^services/[^/]+/src/$1/' },
    ),
    err(
      'product-not-tests',
      'What tests the product never becomes a part of it.',
      { path: '^(shell|mfe-[^/]+|packages|services)/', pathNot: '\\.(spec|test|e2e-spec)\\.tsx?$|/test(ing)?/' },
      { path: '^tests/|/testing/', pathNot: 'node_modules/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.local)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
