/** Which way imports may point (CONTRIBUTING, "Where a line lives"). A comment names the fix. */
const feature = '^apps/(api/src|storefront/app|back-office/app)/features/([^/]+)/'

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that import each other are one file, or need a third',
      severity: 'error',
      from: { pathNot: '\\.react-router|build' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'packages-import-no-app',
      comment: 'Packages are pure and shared: move what you need into the package',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'pricing-and-routing-import-nothing',
      comment: 'Pure arithmetic and the route table stand alone',
      severity: 'error',
      from: { path: '^packages/(pricing|routing)/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/(pricing|routing)/src/' },
    },
    {
      name: 'shops-know-no-admin-api',
      comment: 'Nothing of the back office reaches a shopper',
      severity: 'error',
      from: { path: '^apps/storefront/' },
      to: { path: '^packages/contract/src/admin/' },
    },
    {
      name: 'web-knows-no-application',
      comment: 'What applications share of requests, cookies and forms: features stay in the application',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot:
          '^packages/(web|ui|contract)/src/|^node:|node_modules/(react|react-dom|react-router|uqr|@types/react|@types/react-dom|@types/node)/',
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'contract-imports-zod-only',
      comment: 'The contract runs in browser and server',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/contract/src/|node_modules/zod/' },
    },
    {
      name: 'deadlines-import-easter-only',
      comment: 'Pure functions on dates',
      severity: 'error',
      from: { path: '^packages/deadlines/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/deadlines/src/|node_modules/date-easter/' },
    },
    {
      name: 'ui-knows-no-application',
      comment: 'Components take texts, addresses and data as properties: messages, routes and requests stay in the application',
      severity: 'error',
      from: { path: '^packages/ui/src/', pathNot: '\\.test\\.tsx?$' },
      to: {
        pathNot:
          '^packages/(ui|contract)/src/|@stragan/fonts/|node_modules/(react|react-dom|@types/react|@types/react-dom|@fontsource-variable)/',
      },
    },
    {
      name: 'applications-meet-in-the-contract',
      comment: 'None imports another: go through @stragan/contract, or move what two need into a package',
      severity: 'error',
      from: { path: '^apps/(api|storefront|back-office)/' },
      to: { path: '^apps/(api|storefront|back-office)/', pathNot: '^apps/$1/' },
    },
    {
      name: 'nothing-imports-the-server',
      comment: 'apps/server puts the parts together; parts do not know it',
      severity: 'error',
      from: { path: '^(packages|apps/(api|storefront|back-office))/' },
      to: { path: '^apps/server/' },
    },
    {
      name: 'api-platform-below-features',
      comment: 'Platform and context know no feature: pass what they need from app.ts',
      severity: 'error',
      from: { path: '^apps/api/src/(platform/|context\\.ts)' },
      to: { path: '^apps/api/src/(features/|app\\.ts)' },
    },
    {
      name: 'api-features-by-their-face',
      comment: 'Another feature is reached through its face only: import x/x.ts',
      severity: 'error',
      from: { path: feature },
      to: { path: '^apps/api/src/features/([^/]+)/', pathNot: ['^apps/api/src/features/$2/', '^apps/api/src/features/([^/]+)/\\1\\.ts$'] },
    },
    {
      name: 'handlers-do-not-query',
      comment: 'Handlers take parsed input and call the feature: put the query behind its face',
      severity: 'error',
      from: { path: '\\.handlers\\.ts$' },
      to: { path: '\\.queries\\.ts$' },
    },
    {
      name: 'pages-do-not-import-the-shell',
      comment: 'A page is rendered inside the layout',
      severity: 'error',
      from: { path: '^apps/storefront/app/(features|platform)/' },
      to: { path: '^apps/storefront/app/shell/' },
    },
    {
      name: 'application-platform-below-features',
      comment: 'Platform knows no feature',
      severity: 'error',
      from: { path: '^apps/(storefront|back-office)/app/platform/' },
      to: { path: '^apps/$1/app/features/' },
    },
    {
      name: 'features-keep-pages-to-themselves',
      comment: 'Another feature’s components may be used, its pages and server files not',
      severity: 'error',
      from: { path: '^apps/(storefront|back-office)/app/features/([^/]+)/' },
      to: { path: '^apps/$1/app/features/[^/]+/.*(-page\\.tsx|\\.server\\.ts)$', pathNot: '^apps/$1/app/features/$2/' },
    },
    {
      name: 'demo-is-loaded-by-hand',
      comment: 'No application needs the demo nor generated shops: only the server’s start, its commands and tests load them',
      severity: 'error',
      from: { path: '^(packages|apps/(api|storefront|back-office))/', pathNot: '^apps/api/(test/|.*\\.test\\.ts$)' },
      to: { path: '^demo/' },
    },
    {
      name: 'demo-knows-the-api-alone',
      comment: 'The demo is written by functions of the API: what it shows on pages is in the shop’s data',
      severity: 'error',
      from: { path: '^demo/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(apps|e2e|scripts|bench)/', pathNot: '^apps/api/src/' },
    },
    {
      name: 'declared-dependencies-only',
      comment: 'npm hoists, so an undeclared import works until it does not: add it to the workspace’s package.json',
      severity: 'error',
      from: { path: '^(packages|apps|demo)/', pathNot: '\\.test\\.tsx?$|/test/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
