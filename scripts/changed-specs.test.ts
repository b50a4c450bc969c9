import { expect, test } from 'vitest'
import { specsAffectedBy } from './changed-specs.ts'

test.each([
  [
    'a component of the storefront: all specs but the back office’s',
    ['apps/storefront/app/root.tsx', 'docs/testing.md'],
    ['e2e/(?!back-office/)'],
  ],
  ['a style of the back office: its specs', ['apps/back-office/app/styles.css'], ['e2e/back-office/']],
  ['both applications: all', ['apps/storefront/app/root.tsx', 'apps/back-office/app/root.tsx'], []],
  ['what both run: all', ['packages/ui/src/button.tsx'], []],
  ['a statement of the API: all', ['apps/api/sql/views.sql', 'apps/storefront/app/root.tsx'], []],
  ['a product of the demo: all', ['demo/coffee/families/decaf.ts'], []],
  [
    'a spec, a unit test, a page of the documentation: the specs that import it',
    ['e2e/cart.spec.ts', 'packages/ui/src/form.test.ts', 'README.md'],
    ['--only-changed=main'],
  ],
])('%s', (_, changed, args) => expect(specsAffectedBy(changed)).toEqual(args))
