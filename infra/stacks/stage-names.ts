export const stageNames = ['dev', 'prod'] as const;
/** A separate deployment: `dev` for trying things out, `prod` for families. One account can hold both. */
export type StageName = (typeof stageNames)[number];

/** Names of a stage's stacks, token issuer and metrics, by which other code finds them. */
export interface StageNames {
  readonly stacks: {
    readonly storage: string;
    readonly api: string;
    readonly web: string;
    readonly watch: string;
  };
  /** Values of `iss` and `aud` in session tokens. */
  readonly tokenIssuer: string;
  /** Namespace of the stage's own CloudWatch metrics. */
  readonly metricNamespace: string;
}

/**
 * Names a stage's resource in a global service (CloudFront, budgets, dashboards) or another region (the firewall). The region in the name prevents
 * conflicts between two regions of one account.
 * @param region The stage's region. May be a CDK token.
 */
export function nameInRegion(stage: StageName, region: string, part?: string): string {
  return [`flashspark-${stage}`, part, region].filter((word) => word !== undefined).join('-');
}

export function nameStage(stage: StageName): StageNames {
  const name = `flashspark-${stage}`;
  return {
    stacks: {
      storage: `${name}-storage`,
      api: `${name}-api`,
      web: `${name}-web`,
      watch: `${name}-watch`,
    },
    tokenIssuer: name,
    metricNamespace: name,
  };
}
