// Who may import whom. Paths are regular expressions from the project's root.
const feature = '^apps/(web|server)/src/features/([^/]+)/';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    rule(
      'no-circles',
      'A circle has no top to read from: types stand below what uses them.',
      {},
      { circular: true },
    ),
    rule(
      'resolves',
      'Every import leads somewhere.',
      {},
      { couldNotResolve: true, pathNot: '^(virtual:|mdast$)' },
    ),
    rule(
      'contract-is-the-floor',
      'The contract knows nothing but its validator.',
      { path: '^packages/contract/', pathNot: '\\.test\\.ts$' },
      { pathNot: ['^packages/contract/', '(^|/)node_modules/valibot/'] },
    ),
    rule(
      'patterns-stand-below',
      'What reads words and patterns knows no rule, no reply and no model made of them.',
      { path: '^packages/(patterns|words)/src/', pathNot: '\\.test\\.ts$' },
      { pathNot: '^packages/(contract|patterns|words)/' },
    ),
    rule(
      'assistant-is-pure',
      'The assistant runs anywhere: no file, no network, no page.',
      { path: '^packages/assistant/src/', pathNot: '\\.test\\.ts$' },
      {
        pathNot: [
          '^packages/(assistant|contract|patterns|words)/',
          '^packages/content/src/(types|(act|clock|directory|law)-types|passage-tags|(language|help)-words|passage-review)\\.ts$',
          '(^|/)node_modules/valibot/',
        ],
      },
    ),
    rule(
      'moderation-is-pure',
      'Moderation judges a text: no file, no network, no clock, no page.',
      { path: '^packages/moderation/src/', pathNot: '\\.test\\.ts$' },
      {
        pathNot: [
          '^packages/(moderation|contract|patterns|words)/',
          '^packages/content/src/(moderation|directory)-types\\.ts$',
        ],
      },
    ),
    rule(
      'content-reads-only',
      'Reading content needs the contract and nothing of the applications.',
      { path: '^packages/content/' },
      { path: '^(apps|e2e|tools)/|^packages/(assistant|moderation)/' },
    ),
    rule(
      'web-never-server',
      'The browser never resolves the server.',
      { path: '^apps/web/' },
      { path: '^apps/server/' },
    ),
    rule(
      'server-never-web',
      'The server serves what was built, by path.',
      { path: '^apps/server/' },
      { path: '^apps/web/' },
    ),
    rule(
      'browser-never-reads-content',
      'Content reaches the browser through the build.',
      { path: '^apps/web/src/', pathNot: ['\\.test\\.tsx?$', '^apps/web/src/app/entries/prerender\\.tsx$'] },
      {
        path: '^packages/content/src/',
        pathNot: '^packages/content/src/(types|(directory|drawing|law|tool)-types)\\.ts$',
      },
    ),
    rule(
      'features-stand-alone',
      'A web feature never imports another: app/compose and pages compose them. Writing is the floor below them all.',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/($1|writing)/' },
    ),
    rule(
      'features-meet-in-services',
      'A server feature reaches another only through its service and the types that this speaks in.',
      { path: '^apps/server/src/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      {
        path: '^apps/server/src/features/',
        pathNot: ['^apps/server/src/features/$1/', '/(service|types)\\.ts$'],
      },
    ),
    rule(
      'components-know-no-product',
      'A component could ship in a different product.',
      { path: '^apps/web/src/components/' },
      { path: '^apps/web/src/(features|pages|locales)/' },
    ),
    rule(
      'lib-is-infrastructure',
      'Infrastructure knows no feature, page or component.',
      { path: '^apps/web/src/lib/' },
      { path: '^apps/web/src/(features|pages|components)/' },
    ),
    rule(
      'platform-owns-no-feature',
      'What every feature needs depends on none.',
      { path: '^apps/server/src/platform/', pathNot: '\\.test\\.ts$' },
      { path: feature },
    ),
    rule(
      'pages-do-not-stack',
      'A page is composed of features, never of pages.',
      { path: '^apps/web/src/pages/' },
      { path: '^apps/web/src/pages/' },
    ),
    rule(
      'sql-in-repositories',
      'SQL is written in repository.ts, or *-repository.ts where one grows too long, and in the database platform.',
      {
        path: '^apps/server/src/',
        pathNot: [
          '/repository\\.ts$',
          '-repository\\.ts$',
          '^apps/server/src/platform/database/',
          '^apps/server/src/testing/',
          '\\.test\\.ts$',
        ],
      },
      { path: '(^|/)node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'features-meet-in-app-and-pages',
      'Nothing else of the browser knows a feature, so nothing else can join two.',
      {
        path: '^apps/web/src/',
        pathNot: ['^apps/web/src/(app|pages|features|testing)/', '\\.test\\.tsx?$'],
      },
      { path: '^apps/web/src/features/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'browser-tests-know-the-contract-alone',
      'A promise to the visitor is proved on what she sees; the contract lends limits and addresses.',
      { path: '^e2e/' },
      {
        pathNot: ['^(e2e|packages/contract)/', '(^|/)node_modules/(@axe-core|@playwright)/'],
        dependencyTypesNot: ['core'],
      },
    ),
    rule(
      'nothing-imports-tools',
      'Tools and browser tests are ends.',
      { path: '^(packages|apps)/', pathNot: '\\.test\\.tsx?$' },
      { path: '^(tools|e2e)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^build/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
    tsPreCompilationDeps: true,
    parser: 'swc',
  },
};
