import type { Page } from '@playwright/test';

/** What the content security policy refused on a page, from its next document on: `style-src-attr inline at / by …`. */
export async function collectPolicyViolations(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(`
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
      tellViolation(effectiveDirective + ' ' + blockedURI + ' at ' + location.pathname + ' by ' + sourceFile + ':' + lineNumber));
  `);
  return violations;
}
