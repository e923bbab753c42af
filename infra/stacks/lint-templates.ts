/** `npm run lint:templates`: runs cfn-lint, if installed, on the templates in cdk.out. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../build/project-paths.ts';

/**
 * cfn-lint rules that are ignored:
 * W3005: the CDK adds dependencies that a reference already implies.
 * W6001: operators' commands find the table in use by the output of one stack.
 * W3045: CloudFront delivers its access logs with the bucket's ACL.
 */
const accepted = ['W3005', 'W3045', 'W6001'];

const templates = globSync('cdk.out/**/*.template.json', { cwd: projectRoot }).map((file) => join(projectRoot, file));

/** @returns the exit code. */
function lintTemplates(): number {
  if (templates.length === 0) {
    console.error('cdk.out has no templates. Run "npm run synth" first.');
    return 1;
  }
  const { error, status } = spawnSync('cfn-lint', [...accepted.flatMap((rule) => ['-i', rule]), '--', ...templates], {
    stdio: 'inherit',
  });
  if (error) {
    console.log(
      'cfn-lint is not installed on this machine, so the templates were not linted ("pip install cfn-lint").',
    );
    return 0;
  }
  if (status === 0) console.log(`${templates.length} templates linted.`);
  return status ?? 1;
}

process.exitCode = lintTemplates();
