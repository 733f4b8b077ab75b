/** Which other areas of lambdas/ each area may use, besides `runtime` and `stores`. What is not named is forbidden. */
const MAY_USE = {
  activities: ['audit', 'forms', 'outbox', 'traces'],
  applications: ['audit', 'erasure', 'forms', 'indexes', 'legal-basis', 'merging', 'outbox', 'settling', 'traces'],
  canary: [],
  employers: ['audit', 'erasure', 'forms', 'indexes'],
  erasure: ['drops', 'legal-basis', 'outbox', 'settling', 'traces'],
  exchange: ['audit', 'drops', 'erasure', 'indexes', 'legal-basis', 'reconciliation', 'runs', 'settling'],
  files: ['audit', 'drops'],
  jobs: ['indexes'],
  'legal-basis': ['traces'],
  matches: ['audit', 'indexes', 'legal-basis', 'merging', 'settling', 'traces'],
  merging: ['legal-basis', 'settling', 'traces'],
  messages: ['audit', 'erasure', 'forms', 'outbox'],
  overview: ['applications', 'indexes'],
  reconciliation: ['drops', 'runs'],
  resumes: ['applications', 'drops', 'settling'],
  retention: ['erasure', 'legal-basis'],
  search: ['indexes'],
  settling: ['traces'],
  site: ['indexes', 'jobs'],
  sweep: ['drops', 'employers', 'outbox'],
  talents: [
    ...['applications', 'audit', 'erasure', 'indexes', 'legal-basis', 'matches', 'merging', 'settling', 'traces'],
  ],
};

/** The one file of an area that others may use, where the area is no foundation for others. */
const DOORS = {
  applications: 'application-view',
  audit: 'read-trail',
  employers: 'employer-lead',
  jobs: 'public-jobs',
  matches: 'decided-matches',
  reconciliation: 'reconcile',
};

const BELOW_AREAS = 'runtime/|stores/|dynamodb/';

/** Where an area talks to a service of AWS that is neither a table nor a bucket. */
const PORTS = [
  'matches/language-model',
  'outbox/carrier',
  'resumes/dead-letters',
  'resumes/scan-reader',
  'resumes/bedrock-second-reader',
];

const areaRules = Object.entries(MAY_USE).map(([area, others]) => ({
  name: `areas-of-${area}`,
  severity: 'error',
  comment:
    'An area uses the areas that are named for it, and no other: a new way between areas is decided, not drifted into.',
  from: { path: `^lambdas/${area}/` },
  to: { path: `^lambdas/(?!${BELOW_AREAS})`, pathNot: `^lambdas/(${[area, ...others].join('|')})/` },
}));

const doorRules = Object.entries(DOORS).map(([area, door]) => ({
  name: `door-of-${area}`,
  severity: 'error',
  comment: 'What else is in this area is its own affair.',
  from: { path: `^lambdas/(?!functions/|${area}/)` },
  to: { path: `^lambdas/${area}/`, pathNot: `^lambdas/${area}/${door}\\.ts$` },
}));

/** Who may import whom, each rule with its reason. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Files that need each other, be it for a type, cannot be understood, tested or replaced one at a time.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'shared-runs-anywhere',
      severity: 'error',
      comment:
        'shared/ runs in browsers, Lambda and tests alike: no I/O, no AWS, no DOM library, only its schema library.',
      from: { path: '^shared/', pathNot: '^shared/(extraction|resume)/' },
      to: { pathNot: ['^shared/', '^node_modules/zod'] },
    },
    {
      name: 'engines-live-in-extraction',
      severity: 'error',
      comment: 'Only extraction knows the document engines, and only resume the phone numbers of the world.',
      from: { path: '^shared/(extraction|resume)/' },
      to: { pathNot: ['^shared/', '^node_modules/(zod|unpdf|fflate|saxes|libphonenumber-js)'] },
    },
    {
      name: 'domain-is-the-bottom',
      severity: 'error',
      comment: 'Entities and their rules depend on nothing but each other and the error.',
      from: { path: '^shared/domain/' },
      to: { path: '^shared/(?!domain/|errors\\.ts)' },
    },
    {
      name: 'errors-know-nothing',
      severity: 'error',
      comment: 'Everything may throw the one error, so it must not pull anything in.',
      from: { path: '^shared/errors\\.ts' },
      to: { path: '.' },
    },
    {
      name: 'middle-of-shared',
      severity: 'error',
      comment:
        'Taxonomy, contract and extraction stand on the domain and not on each other or on what is built from them.',
      from: { path: '^shared/(taxonomy|contract|extraction)/' },
      to: { path: '^shared/(taxonomy|contract|extraction|resume|matching)/', pathNot: '^shared/$1/' },
    },
    {
      name: 'one-door',
      severity: 'error',
      comment: 'Reading, matching, search and taxonomy may change inside as long as their index.ts stays.',
      from: { pathNot: '^(shared/(resume|matching|search|taxonomy)/|tests/)' },
      to: {
        path: '^shared/(resume|matching|search|taxonomy)/',
        pathNot: '^shared/(resume|matching|search|taxonomy)/index\\.ts$',
      },
    },
    {
      name: 'search-stands-on-taxonomy',
      severity: 'error',
      comment: 'A search compares words and concepts: it neither reads files nor scores people, and both may use it.',
      from: { path: '^shared/search/' },
      to: { path: '^shared/(?!search/|domain/|errors\\.ts|taxonomy/index\\.ts)' },
    },
    {
      name: 'matching-does-not-read-files',
      severity: 'error',
      comment:
        'The engine scores readings, however they came about; only bare texts it has read first, by the one reader.',
      from: { path: '^shared/matching/' },
      to: { path: '^shared/(resume|extraction|contract)/', pathNot: '^shared/resume/index\\.ts$' },
    },
    {
      name: 'lambdas-and-frontend-apart',
      severity: 'error',
      comment: 'They meet in the contract only, so each can change behind it.',
      from: { path: '^(lambdas|frontend)/' },
      to: { path: '^(lambdas|frontend|infra)/', pathNot: '^$1/' },
    },
    ...areaRules,
    ...doorRules,
    {
      name: 'lambda-areas-apart',
      severity: 'error',
      comment: 'An area of which nothing is said above stands on its own.',
      from: {
        path: '^lambdas/([^/]+)/',
        pathNot: `^lambdas/(functions/|${BELOW_AREAS}|(${Object.keys(MAY_USE).join('|')})/)`,
      },
      to: { path: `^lambdas/(?!${BELOW_AREAS})`, pathNot: '^lambdas/$1/' },
    },
    {
      name: 'actions-know-no-platform',
      severity: 'error',
      comment: 'Actions get stores and clocks handed in, so they can be tested as plain functions.',
      from: {
        path: `^lambdas/(?!${BELOW_AREAS})`,
        pathNot: ['\\.(handler|worker)\\.ts$', '/file-reader\\.ts$', `^lambdas/(${PORTS.join('|')})\\.ts$`],
      },
      to: { path: '^node_modules/(@middy|@aws-sdk|@aws-lambda-powertools)' },
    },
    {
      name: 'stores-know-no-areas',
      severity: 'error',
      comment: 'Stores map items of one table or bucket; what happens with them is decided elsewhere.',
      from: { path: '^lambdas/stores/' },
      to: { path: `^lambdas/(?!${BELOW_AREAS})` },
    },
    {
      name: 'dynamodb-knows-no-stores',
      severity: 'error',
      comment: 'How a table is spoken to has nothing to do with what is in it.',
      from: { path: '^lambdas/dynamodb/' },
      to: { path: '^lambdas/(?!runtime/|dynamodb/)' },
    },
    {
      name: 'runtime-is-the-bottom',
      severity: 'error',
      comment: 'Everything runs on it, so it knows nothing of what runs.',
      from: { path: '^lambdas/runtime/' },
      to: { path: '^lambdas/(?!runtime/)' },
    },
    {
      name: 'tables-behind-stores',
      severity: 'error',
      comment: 'Areas ask stores; what is in a table, and on what condition it changes, is for its store to know.',
      from: { path: '^lambdas/', pathNot: '^lambdas/(stores/|dynamodb/|applications/move-with-letter\\.ts$)' },
      to: { path: '^lambdas/dynamodb/' },
    },
    {
      name: 'one-write-to-two-tables',
      severity: 'error',
      comment: 'A move and its letter are the only two writes that are made together; everything else is one item.',
      from: { path: '^lambdas/', pathNot: '^lambdas/(dynamodb/|applications/move-with-letter\\.ts$)' },
      to: { path: '^lambdas/dynamodb/transaction\\.ts$' },
    },
    {
      name: 'handlers-are-entries',
      severity: 'error',
      comment: 'Only the platform calls a handler, or the function that runs those of its area.',
      from: { path: '^lambdas/(?!functions/)' },
      to: { path: '\\.handler\\.ts$' },
    },
    {
      name: 'handlers-get-clients-granted',
      severity: 'error',
      comment: 'A handler declares what it uses and gets the clients of exactly that; nobody makes one beside it.',
      from: { path: '^lambdas/', pathNot: '^lambdas/runtime/granted\\.ts$' },
      to: { path: '^lambdas/runtime/(dynamodb|storage|queue|carrier|model|textract|search)(-client|-clients)\\.ts$' },
    },
    {
      name: 'functions-only-list',
      severity: 'error',
      comment: 'A function of several routes names their handlers and does nothing itself.',
      from: { path: '^lambdas/functions/' },
      to: { pathNot: '^lambdas/runtime/router\\.ts$|\\.handler\\.ts$' },
    },
    {
      name: 'features-apart',
      severity: 'error',
      comment: 'A feature never imports a sibling: what two need belongs to ui, lib or app.',
      from: { path: '^frontend/src/features/([^/]+)/' },
      to: { path: '^frontend/src/features/([^/]+)/', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'admin-features-apart',
      severity: 'error',
      comment:
        'A screen of the panel stands alone on the kit: the frame (admin/*.tsx) puts screens together, no screen does.',
      from: { path: '^frontend/src/features/admin/(?!kit/)([^/]+)/' },
      to: { path: '^frontend/src/features/admin/(?!kit/)', pathNot: '^frontend/src/features/admin/$1/' },
    },
    {
      name: 'admin-kit-below-features',
      severity: 'error',
      comment: 'The kit serves every screen of the panel and therefore knows none.',
      from: { path: '^frontend/src/features/admin/kit/' },
      to: { path: '^frontend/src/features/admin/(?!kit/)' },
    },
    {
      name: 'features-below-app',
      severity: 'error',
      comment: 'app puts features together; what a feature needs of it, styles included, belongs to ui or lib.',
      from: { path: '^frontend/src/features/' },
      to: { path: '^frontend/src/app/' },
    },
    {
      name: 'ui-and-lib-below-features',
      severity: 'error',
      comment: 'Widgets and plumbing serve every feature and therefore import none.',
      from: { path: '^frontend/src/(ui|lib)/' },
      to: { path: '^frontend/src/(features|app)/' },
    },
    {
      name: 'lib-below-ui',
      severity: 'error',
      comment: 'Widgets use the plumbing; plumbing that shows something belongs to ui.',
      from: { path: '^frontend/src/lib/' },
      to: { path: '^frontend/src/ui/' },
    },
    {
      name: 'field-tables-are-staffs',
      severity: 'error',
      comment:
        'A table of fields brings schemas, names of columns and examples; visitors get what they see of it while the site is built.',
      from: { path: '^frontend/src/', pathNot: '^frontend/src/features/admin/' },
      to: {
        path: '^shared/domain/([a-z]+-fields|field-table|field-kinds|job|employer|talent)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'infra-reaches-handlers-by-path',
      severity: 'error',
      comment:
        'Stacks bundle handlers, with the names of the taxonomy filed, and read the contract; only the local stack runs their code.',
      from: { path: '^infra/', pathNot: '^infra/(local/|constructs/bundling\\.ts)' },
      to: { path: '^(lambdas|frontend)/|^shared/(?!contract/|domain/|errors\\.ts)' },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      comment: 'Tests may know the product, never the other way round.',
      from: { pathNot: '^tests/' },
      to: { path: '^tests/' },
    },
    {
      name: 'amplify-behind-one-door',
      severity: 'error',
      comment: 'Amplify weighs more than a page; only sign-in code and the admin area may load it, lazily.',
      from: {
        path: '^frontend/',
        pathNot: '^frontend/src/(lib/auth[^/]*\\.ts|features/(admin|sign-in)[^/]*/|ui/panel-button\\.tsx)',
      },
      to: { path: '^node_modules/(aws-amplify|@aws-amplify)' },
    },
    {
      name: 'panel-button-in-the-panel',
      severity: 'error',
      comment: 'It brings Amplify along, which no public page may load.',
      from: { path: '^frontend/', pathNot: '^frontend/src/features/(admin|sign-in)[^/]*/' },
      to: { path: '^frontend/src/ui/panel-button\\.tsx' },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      comment: 'An import that leads nowhere is a mistake.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(aws-lambda|virtual:)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
