export const stageNames = ['dev', 'prod'] as const;
/** A deployment of its own: `dev` to try things, `prod` for families. Both fit into one account. */
export type StageName = (typeof stageNames)[number];

/** Every name that a stage has in AWS, where another part must find it by its name. */
export interface StageNames {
  readonly stacks: {
    readonly storage: string;
    readonly api: string;
    readonly web: string;
    readonly watch: string;
  };
  /** `iss` and `aud` of its session tokens. */
  readonly tokenIssuer: string;
  /** Of its own metrics in CloudWatch. */
  readonly metricNamespace: string;
}

/**
 * Names what a stage has in a service without regions (CloudFront, budgets, dashboards) or in a region that is not its own (the firewall), so that
 * a second region of the same account does not meet the name of the first.
 * @param region of the stage; may be a token.
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
