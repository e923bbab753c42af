import type { Settings } from '../../settings.ts';
import { OperationError } from '../run-operation.ts';
import type { Switches } from './deploy-arguments.ts';
import type { Outputs, StageOutputs } from './stage-outputs.ts';

type Wanted = Pick<Settings, 'stage' | 'originSecrets' | 'tokenKeys' | 'restoredTable' | 'domain' | 'googleClientId'>;

/**
 * Compares the deployed stage with the new settings. Missing outputs are not compared.
 * @param switches Changes that the operator confirmed.
 * @throws {OperationError} with a sentence for each change that would lock families out or move them to another table.
 */
export function refuseUnsafeChanges({ api, web }: StageOutputs, wanted: Wanted, switches: Switches): void {
  const faults = [
    findSecretFault({ api, web }, wanted),
    findLostKey(api, wanted),
    findUnknownKey(api, wanted),
    switches.table ? undefined : findTableFault(api, wanted),
    switches.address ? undefined : findAddressFault(web, wanted),
    switches.google ? undefined : findGoogleFault(web, wanted),
  ].filter((fault) => fault !== undefined);
  if (faults.length > 0) throw new OperationError([...faults, 'Nothing was built or deployed.'].join('\n'));
}

function findSecretFault({ api, web }: StageOutputs, { originSecrets }: Wanted): string | undefined {
  // Read the web stack's output first: after an interrupted deployment the functions may be ahead of CloudFront.
  const sent = web['OriginSecret'] ?? readGenerations(api['OriginSecrets'])?.[0];
  if (sent === undefined || originSecrets.includes(sent)) return undefined;
  const [asked, first] = [originSecrets.join(','), [...originSecrets, sent].join(',')];
  return `CloudFront sends the origin secret ${sent}, which isn’t in ORIGIN_SECRETS=${asked}. Every call would be refused until CloudFront sends another. Deploy ORIGIN_SECRETS=${first} first.`;
}

function findLostKey(api: Outputs, { tokenKeys }: Wanted): string | undefined {
  const signing = readGenerations(api['TokenKeys'])?.[0];
  if (signing === undefined || tokenKeys.includes(signing)) return undefined;
  return `The token key ${signing} signs now and isn’t in TOKEN_KEYS=${tokenKeys.join(',')}. Everyone would be signed out. Keep it in the list until another key has signed for long enough (infra/runbook.md, "Change the token key").`;
}

function findUnknownKey(api: Outputs, { tokenKeys: [next, ...older] }: Wanted): string | undefined {
  const accepted = readGenerations(api['TokenKeys']);
  if (accepted === undefined || accepted.includes(next)) return undefined;
  const [asked, first] = [[next, ...older].join(','), [...accepted, next].join(',')];
  return `TOKEN_KEYS=${asked} signs with the key ${next}, which isn’t accepted yet. Deploy TOKEN_KEYS=${first} first. Otherwise functions that the deployment hasn’t reached refuse its tokens.`;
}

function findTableFault(api: Outputs, { stage, restoredTable = 'none' }: Wanted): string | undefined {
  const { RestoredTable: used, TableName: name = 'its own' } = api;
  if (used === undefined || used === restoredTable) return undefined;
  const target =
    restoredTable === 'none' ? 'the first one, because RESTORED_TABLE isn’t set' : `RESTORED_TABLE=${restoredTable}`;
  const stay = used === 'none' ? 'remove RESTORED_TABLE' : `set RESTORED_TABLE=${used}`;
  return `The stage ${stage} uses the table ${name}. Families would move to another table: ${target}. To stay, ${stay} in the shell or in infra/settings.ts. To switch, add --switch-table.`;
}

function findAddressFault(
  { Address: used, DistributionName: ownName = '' }: Outputs,
  { stage, domain }: Wanted,
): string | undefined {
  const hasDomain = used !== undefined && used !== `https://${ownName}`;
  if (!hasDomain || used === `https://${domain?.name}`) return undefined;
  const target = domain ? `https://${domain.name}` : 'CloudFront’s own name, because DOMAIN_NAME isn’t set';
  return `Families reach the stage ${stage} at ${used}. They would have to use another address: ${target}. To switch, add --switch-address.`;
}

function findGoogleFault(
  { GoogleClientId: used = 'none' }: Outputs,
  { googleClientId = 'none' }: Wanted,
): string | undefined {
  if (used === 'none' || used === googleClientId) return undefined;
  return `Google sign-in uses the client ID ${used} and would use ${googleClientId}. People who only sign in with Google could be locked out. Set GOOGLE_CLIENT_ID=${used}, or add --switch-google.`;
}

function readGenerations(text: string | undefined): readonly string[] | undefined {
  return text?.split(',');
}
