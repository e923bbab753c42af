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
    readonly firewall: string;
  };
  /** `iss` and `aud` of its session tokens. */
  readonly tokenIssuer: string;
  /** Of its own metrics in CloudWatch. */
  readonly metricNamespace: string;
}

export function nameStage(stage: StageName): StageNames {
  const name = `flashspark-${stage}`;
  return {
    stacks: {
      storage: `${name}-storage`,
      api: `${name}-api`,
      web: `${name}-web`,
      watch: `${name}-watch`,
      firewall: `${name}-firewall`,
    },
    tokenIssuer: name,
    metricNamespace: name,
  };
}
