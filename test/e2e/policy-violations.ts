import type { Page } from '@playwright/test';

/** Collects CSP violations from the page's next document on, in the form `style-src-attr inline at / by …`. */
export async function collectPolicyViolations(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(`
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
      tellViolation(effectiveDirective + ' ' + blockedURI + ' at ' + location.pathname + ' by ' + sourceFile + ':' + lineNumber));
  `);
  return violations;
}
